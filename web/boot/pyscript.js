// Starts PyScript; the build puts this file beside PyScript's core.
//
// PyScript is ready to start workers of its own and, to hand them its hooks, builds a
// function out of text. That is the only thing in it that would need 'unsafe-eval' in
// the Content-Security-Policy. We start no such worker: with that hook gone it builds
// nothing. A static import: this line runs before PyScript looks at the page.
import { hooks } from './core.js';

hooks.worker.onBeforeRunAsync.clear();
window.sy?.pyscriptIsRead?.();
