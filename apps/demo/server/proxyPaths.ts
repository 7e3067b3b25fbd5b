// Paths on which the page's server controls the demo's proxy. They are outside the mount, so pages cannot reach them.

/** Makes the proxy follow the emulator's clock. */
export const FOLLOW_CLOCK_PATH = "/follow-clock";

/** Makes the proxy store the events of the emulated account's past. */
export const FILL_EVENTS_PATH = "/fill-events";

/** Makes the proxy add the bulk payments and approvals that a demo begins with. */
export const FILL_APPROVALS_PATH = "/fill-approvals";

/** Ends the pauses that the proxy started after 429 responses. */
export const RESUME_PATH = "/resume";
