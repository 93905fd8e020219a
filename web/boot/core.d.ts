// The build puts PyScript's core beside pyscript.js. Its own types do not tell of this.
export const hooks: { worker: { onBeforeRunAsync: Set<unknown> } };
