/** Where the demo's proxy learns that the emulator's clock was moved. It is outside the mount, so no page reaches it. */
export const FOLLOW_CLOCK_PATH = "/follow-clock";
