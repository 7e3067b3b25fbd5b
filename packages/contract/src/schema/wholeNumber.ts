import * as z from "zod/mini";

export interface WholeNumberParameters {
  readonly minimum: number;
  readonly maximum: number;
}

/** A whole number in a query string: a caller gives a number, a server reads its digits, and both get the number. */
export function wholeNumber({ minimum, maximum }: WholeNumberParameters): z.ZodMiniType<number, number | `${number}`> {
  const written = z.union([z.number(), z.templateLiteral([z.number()])]).check(z.refine(isWhole));
  return z.pipe(z.pipe(written, z.transform(Number)), z.number().check(z.minimum(minimum), z.maximum(maximum)));
}

/** One way to write each number, so that two readers cannot differ. */
function isWhole(value: number | string): boolean {
  return /^(?:0|[1-9]\d{0,15})$/.test(String(value)) && Number.isSafeInteger(Number(value));
}
