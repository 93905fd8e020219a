// A computer player's own thread: Python once more, with nothing of the page in it.
//
// The first message says how to start Python: {pyodide, base, plain}, as the page's own
// window.sy has it. Every further one is a question as text, `{id, ask}`. Answers go back as `{id, answer}`, at most one `{id, so_far}`
// before it; `{ready: true}` and `{error}` tell how starting went. It is a plain
// module worker: it needs no isolation of the page and runs in frames as well.
const START = `
from bundle import open_bundle
async def start(rest):
    await open_bundle(rest).complete()
    from time import perf_counter
    from sy_core.ai.service import respond
    return lambda ask, tell: respond(ask, perf_counter, tell)
start`;

const say = (message) => postMessage(JSON.stringify(message));

const start = async (how) => {
  globalThis.sy = how;
  const { loadPyodide } = await import(`${how.pyodide}python.mjs`);
  const python = await loadPyodide();
  return python.runPython(START)(how.rest);
};

let started = null;

onmessage = async ({ data }) => {
  const message = JSON.parse(data);
  try {
    if (message.pyodide) {
      started = start(message);
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
