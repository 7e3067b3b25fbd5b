import * as z from "zod/mini";

export interface WholeNumberParameters {
  readonly minimum: number;
  readonly maximum: number;
}

/** A whole number in a query string: a caller gives a number, a server reads its digits, and both get the number. */
export function wholeNumber(parameters: WholeNumberParameters): z.ZodMiniType<number, number | `${number}`> {
  const written = z.unknown().check(z.refine((value) => isWholeWithin(value, parameters)));
  // What passes is one of the two; no schema of zod's says so without bringing several others along.
  return z.pipe(written as z.ZodMiniType<number | `${number}`, number | `${number}`>, z.transform(Number));
}

/** One way to write each number, so that two readers cannot differ. */
function isWholeWithin(value: unknown, { minimum, maximum }: WholeNumberParameters): boolean {
  if (typeof value !== "number" && typeof value !== "string") return false;
  const number = Number(value);
  return /^(?:0|[1-9]\d{0,15})$/.test(String(value)) && number >= minimum && number <= maximum;
}
