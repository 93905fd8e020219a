// Starts Python at once; the build puts this file beside Pyodide, as python.mjs.
//
// PyScript loads its interpreter from the module that its configuration names, but only
// after its own code has arrived and has read the page. Python needs most of the time,
// and nothing of PyScript's, so it does not wait: when PyScript asks for it, it is on
// its way. What Python prints before that goes to the console.
import { loadPyodide as load, version } from './pyodide.mjs';

// Python's first steps keep the page busy for a while. They begin as soon as its code
// is compiled, which needs no help from the page, but not before the board is painted.
// A page in the background paints nothing: it waits for the clock instead.
const parsed = new Promise((done) => {
  if (document.readyState !== 'loading') done();
  else document.addEventListener('readystatechange', done, { once: true });
});
const painted = parsed.then(() => new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 1000);
}));

const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (source, imports) => {
  WebAssembly.instantiateStreaming = instantiateStreaming;
  const module = await WebAssembly.compileStreaming(source);
  await painted;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

// PyScript writes its own Python as text into the current folder, to be compiled at every
// start. The library has it compiled; so the library comes before the folder.
const LIBRARY_FIRST = 'import sys; sys.path.append(sys.path.pop(0))';

const outlets = { stdout: console.log, stderr: console.error };
const python = load({
  convertNullToNone: true,                    // what Python code expects of a null
  stdout: (text) => outlets.stdout(text),
  stderr: (text) => outlets.stderr(text),
}).then((loaded) => {
  loaded.runPython(LIBRARY_FIRST);
  return loaded;
});

/** What PyScript calls, once. */
export const loadPyodide = ({ stdout, stderr }) => {
  Object.assign(outlets, { stdout, stderr });
  return python;
};
export { version };
