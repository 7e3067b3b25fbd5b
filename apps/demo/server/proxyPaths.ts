// Paths on which the page's server controls the demo's proxy. They are outside the mount, so pages cannot reach them.

/** Makes the proxy follow the emulator's clock. */
export const FOLLOW_CLOCK_PATH = "/follow-clock";

/** Ends the pauses that the proxy started after 429 responses. */
export const RESUME_PATH = "/resume";
