/** Response header: how far the emulator's clock is ahead of the real time, in milliseconds. */
export const AHEAD_HEADER = "x-emulator-ahead";
