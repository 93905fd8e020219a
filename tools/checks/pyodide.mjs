// Runs the project's pytest suite INSIDE Pyodide, under Node.
//
//   node tools/checks/pyodide.mjs [pytest arguments]
//
// The project folder is mounted as it is; pytest and hypothesis come from the
// pure-Python wheels that tools/setup.py put into build/pyodide-wheels. Tests
// marked native_only (subprocesses, git, files of the project) and slow are left
// out, and so are those of the page, which its own browser tests run in Pyodide, and
// of the adapter to PettingZoo, which Pyodide does not have. The exit code is pytest's.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const wheels = path.join(root, 'build/pyodide-wheels');

const python = await loadPyodide({
  env: {
    HOME: '/home/pyodide',
    HYPOTHESIS_PROFILE: process.env.HYPOTHESIS_PROFILE ?? 'pyodide',
    HYPOTHESIS_STORAGE_DIRECTORY: '/tmp/hypothesis',
    PYTHONDONTWRITEBYTECODE: '1',
  },
});

const site = python.runPython('import site; site.getsitepackages()[0]');
for (const name of fs.readdirSync(wheels).filter((file) => file.endsWith('.whl'))) {
  const bytes = new Uint8Array(fs.readFileSync(path.join(wheels, name)));
  python.unpackArchive(bytes, 'wheel', { extractDir: site });
}

python.FS.mkdirTree('/project');
python.FS.mount(python.FS.filesystems.NODEFS, { root }, '/project');
python.globals.set('arguments', python.toPy(process.argv.slice(2)));
const code = python.runPython(`
import importlib, os, platform, sys
importlib.invalidate_caches()
os.chdir("/project")
import pytest
print("Python", platform.python_version(), "on", sys.platform, flush=True)
int(pytest.main(
    ["-p", "no:cacheprovider", "-m", "not native_only and not slow",
     *(f"--ignore=tests/{part}" for part in
       ("ui", "boot", "tools", "board", "browser", "architecture", "sy_pettingzoo")),
     *arguments]
))
`);
process.exit(code);
