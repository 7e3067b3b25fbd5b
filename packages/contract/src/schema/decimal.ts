import * as z from "zod/mini";

/** Maximum number of digits of a decimal, without sign and point. Longer numbers are rejected, not rounded. */
export const DECIMAL_MAX_DIGITS = 38;

const digits = `(?=(?:\\.?\\d){1,${DECIMAL_MAX_DIGITS}}$)`;

/** A decimal number of the service: a string such as `"-0.00012"`. Never converted to a float. */
export const decimal = z.string().check(z.regex(new RegExp(`^[+-]?${digits}\\d+(?:\\.\\d+)?$`)));

/** A decimal amount in a request: greater than zero, without sign and exponent. */
export const positiveDecimal = z.string().check(z.regex(new RegExp(`^${digits}(?=.*[1-9])\\d+(?:\\.\\d+)?$`)));

/** Whether a text is a decimal number that the kit can show and compare exactly. */
export function isDecimal(text: string): boolean {
  return decimal.safeParse(text).success;
}
