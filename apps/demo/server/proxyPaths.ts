// What the demo's proxy does for the page's server. The paths are outside the mount, so no page reaches them.

/** Follows the emulator's clock, which was moved. */
export const FOLLOW_CLOCK_PATH = "/follow-clock";

/** Ends the pauses that 429 responses of the emulator began. */
export const RESUME_PATH = "/resume";
