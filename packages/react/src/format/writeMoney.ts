import { directionOf } from "../locale/directionOf.ts";
import { type FormatMoneyParameters, formatMoney } from "./formatMoney.ts";

/**
 * Writes an amount with its currency code for a sentence: "1,500.00 NGN". In a right-to-left language both are isolated, so
 * that the code stays on the right of the amount, as `Money` shows them.
 */
export function writeMoney(parameters: FormatMoneyParameters): string {
  const { amount, code } = formatMoney(parameters);
  return isolateUnit(`${amount} ${code}`.trim(), parameters.locale);
}

/** Isolates an amount with its unit if the language is written from right to left. Returns it unchanged in others. */
export function isolateUnit(text: string, locale: string): string {
  return directionOf(locale) === "rtl" ? `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}` : text;
}

const LEFT_TO_RIGHT_ISOLATE = "\u2066";
const POP_ISOLATE = "\u2069";
