/* WebAssembly that is compiled while it comes. Some browsers cannot do that, and all of them
 * refuse if the host has sent it as another type: then it is compiled when it has come.
 */

/** @param {Response} response */
const isWasm = (response) => /^application\/wasm\b/i.test(response.headers.get('Content-Type') || '');

/**
 * @param {Response | PromiseLike<Response>} source
 * @returns {Promise<WebAssembly.Module>}
 */
export const compileStreaming = async (source) => {
  const response = await source;
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return 'compileStreaming' in WebAssembly && isWasm(response)
    ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
};

/**
 * @param {Response | PromiseLike<Response>} source
 * @param {WebAssembly.Imports} [imports]
 * @returns {Promise<WebAssembly.WebAssemblyInstantiatedSource>}
 */
export const instantiateStreaming = async (source, imports) => {
  const module = await compileStreaming(source);
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

/**
 * Pyodide, by *load*, with its code by *instantiate*. If its code is refused, Pyodide keeps
 * that to itself and waits for ever; here it is told.
 * @template T
 * @param {typeof instantiateStreaming} instantiate
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
export const withCode = async (instantiate, load) => {
  const { instantiateStreaming: own } = WebAssembly;
  try {
    return await new Promise((done, refused) => {
      WebAssembly.instantiateStreaming = async (source, imports) => {
        try {
          return await instantiate(source, imports);
        } catch (error) {
          refused(error);
          throw error;
        }
      };
      load().then(done, refused);
    });
  } finally {
    WebAssembly.instantiateStreaming = own;
  }
};
