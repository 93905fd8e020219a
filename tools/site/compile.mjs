// Compiles Python sources to byte code with the very interpreter that will run them.
//
//   node tools/site/compile.mjs '{"out": …, "home": …, "zip": … | "folders": {…}, …}'
//
//   out         the archive to write
//   home        where the files will be in the browser, for tracebacks
//   zip         an archive of sources, or
//   folders     folders of sources, as name in the archive → path
//   leave_out   beginnings of names that are not wanted
//   kept_whole  beginnings of names whose docstrings are needed
//   solid       name of an inner archive that is compressed as a whole
//   stdlib      a library to start Python from: a compiled one is five times quicker
//
// The work itself is done in Python: compile.py, beside this file.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadPyodide } from 'pyodide';

const job = JSON.parse(process.argv[2]);
const python = await loadPyodide({
  env: {
    HOME: '/home/pyodide',
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONHASHSEED: '0',
    PYTHONNODEBUGRANGES: '1',
  },
  ...(job.stdlib && { stdLibURL: pathToFileURL(path.resolve(job.stdlib)).href }),
});
const worker = fileURLToPath(new URL('compile.py', import.meta.url));
python.runPython(fs.readFileSync(worker, 'utf8'));

/** Every file below a folder, as [name, bytes]; other Pythons' caches left out. */
function filesBelow(name, folder) {
  return fs.readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.pyc'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => [
      path.posix.join(name, path.relative(folder, file).split(path.sep).join('/')),
      new Uint8Array(fs.readFileSync(file)),
    ]);
}

/** The sources, as a Python dict of name → bytes. */
function sources() {
  if (job.zip) {
    python.FS.writeFile('/in.zip', new Uint8Array(fs.readFileSync(job.zip)));
    return python.globals.get('sources_of_zip')('/in.zip');
  }
  const bytes = python.globals.get('bytes');
  const dict = python.globals.get('dict')();
  for (const [name, folder] of Object.entries(job.folders)) {
    for (const [file, data] of filesBelow(name, folder)) {
      if (!job.leave_out.some((start) => file.startsWith(start))) dict.set(file, bytes(data));
    }
  }
  return dict;
}

python.globals.get('pack')(sources(), job.home, python.toPy(job.kept_whole ?? []), job.solid ?? '');
fs.writeFileSync(job.out, python.FS.readFile('/out.zip'));
process.exit(0);
