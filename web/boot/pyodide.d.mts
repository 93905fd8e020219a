// The build puts Pyodide's own script beside python.js.
export * from 'pyodide';
