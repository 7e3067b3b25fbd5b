// Paths of the demo's proxy for the page's server. They are outside the mount, so pages cannot reach them.

/** Follows the emulator's clock, which was moved. */
export const FOLLOW_CLOCK_PATH = "/follow-clock";

/** Ends the pauses that 429 responses of the emulator began. */
export const RESUME_PATH = "/resume";
