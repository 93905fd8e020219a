// Starts Python at once; the build puts this file beside Pyodide, as python.mjs.
//
// PyScript loads its interpreter from the module that its configuration names, but only
// after its own code has arrived and has read the page. Python needs most of the time,
// and nothing of PyScript's, so it does not wait: when PyScript asks for it, it is on
// its way. What Python prints before that goes to the console.
import { loadPyodide as load, version } from './pyodide.mjs';

// The page has compiled Python's code meanwhile (30-start.js): only once for all of it.
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (source, imports) => {
  WebAssembly.instantiateStreaming = instantiateStreaming;
  const module = await window.sy.wasm;
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
