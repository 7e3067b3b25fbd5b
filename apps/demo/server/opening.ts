/** Scenario of the emulator with which a demo begins. */
export const OPENING = "past-month";
