import type { InputType } from "storybook/internal/types";

/** A choice of the emulator's first pairs, and of one that it does not have. */
export const pairControl: InputType = {
  options: ["BTC-USD", "ETH-USD", "BTC-NGN", "USDT-NGN", "NO-PAIR"],
  control: { type: "select" },
};
