// Another device in the same network. Loaded when somebody wants it.

export { createBack } from './back.js';
export { createLive, hindrance } from './connection.js';
