// Where this page is: devices are offered by the game itself, never by a board in a frame.

/** Whether somebody's page holds this one. */
export const isFramed = () => window !== window.top;
