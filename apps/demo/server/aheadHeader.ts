/** The header in which the admin's server says how many milliseconds the emulator's clock is ahead of the real time. */
export const AHEAD_HEADER = "x-emulator-ahead";
