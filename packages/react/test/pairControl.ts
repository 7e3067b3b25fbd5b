import type { InputType } from "storybook/internal/types";

/** Some of the emulator's pairs, and one that it does not have. */
export const pairControl: InputType = {
  options: ["BTC-USD", "ETH-USD", "BTC-NGN", "USDT-NGN", "NO-PAIR"],
  control: { type: "select" },
};
