import { parseDecimal } from "./parseDecimal.ts";

/** Whether a decimal string is below, at or above zero; `undefined` where it is no decimal. */
export function signOf(text: string): "negative" | "zero" | "positive" | undefined {
  const parsed = parseDecimal(text);
  if (!parsed) return undefined;
  if (parsed.whole === "" && parsed.fraction === "") return "zero";
  return parsed.negative ? "negative" : "positive";
}
