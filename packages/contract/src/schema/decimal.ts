import * as z from "zod/mini";

/** Digits a decimal may have, sign and point not counted. Longer figures are refused rather than rounded. */
export const DECIMAL_MAX_DIGITS = 38;

const digits = `(?=(?:\\.?\\d){1,${DECIMAL_MAX_DIGITS}}$)`;

/** A decimal figure as the service sends it: a string such as `"-0.00012"`. Never turned into a float. */
export const decimal = z.string().check(z.regex(new RegExp(`^[+-]?${digits}\\d+(?:\\.\\d+)?$`)));

/** A decimal amount as a caller may send it: greater than zero, no sign, no exponent. */
export const positiveDecimal = z.string().check(z.regex(new RegExp(`^${digits}(?=.*[1-9])\\d+(?:\\.\\d+)?$`)));

/** Whether a text is a decimal figure that the kit can show and compare exactly. */
export function isDecimal(text: string): boolean {
  return decimal.safeParse(text).success;
}
