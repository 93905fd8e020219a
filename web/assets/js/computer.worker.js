// A computer player's own thread: Python once more, with nothing of the page in it.
//
// The first message names the folder of Pyodide; every further one is a question as
// text, `{id, ask}`. Answers go back as `{id, answer}`, at most one `{id, so_far}`
// before it; `{ready: true}` and `{error}` tell how starting went. It is a plain
// module worker: it needs no isolation of the page and runs in frames as well.
const START = `
from bundle import open_bundle
open_bundle()
from time import perf_counter
from sy_core.ai.service import respond
def think(ask, tell):
    return respond(ask, perf_counter, tell)
think`;

const say = (message) => postMessage(JSON.stringify(message));

const start = async (folder) => {
  const archive = fetch(new URL('../app.zip', import.meta.url)).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(`${folder}python.mjs`);
  const python = await loadPyodide();
  python.unpackArchive(await archive, 'zip');
  return python.runPython(START);
};

let started = null;

onmessage = async ({ data }) => {
  const message = JSON.parse(data);
  try {
    if (message.pyodide) {
      started = start(message.pyodide);
      await started;
      say({ ready: true });
      return;
    }
    const think = await started;
    const { id, ask } = message;
    const answer = think(ask, (so_far) => say({ id, so_far }));
    say({ id, answer });
  } catch (error) {
    say({ id: message.id, error: String(error) });
  }
};
