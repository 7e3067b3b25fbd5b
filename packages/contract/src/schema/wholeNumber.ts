import * as z from "zod/mini";

export interface WholeNumberParameters {
  readonly minimum: number;
  readonly maximum: number;
}

/** A whole number in a query string. The client passes a number, the server reads its digits, and both get a number. */
export function wholeNumber(parameters: WholeNumberParameters): z.ZodMiniType<number, number | `${number}`> {
  const written = z.unknown().check(z.refine((value) => isWholeWithin(value, parameters)));
  // A union of zod schemas would have the same type, but adds several schemas to every bundle.
  return z.pipe(written as z.ZodMiniType<number | `${number}`, number | `${number}`>, z.transform(Number));
}

/** Accepts one spelling of each number, so that two parsers cannot disagree. */
function isWholeWithin(value: unknown, { minimum, maximum }: WholeNumberParameters): boolean {
  if (typeof value !== "number" && typeof value !== "string") return false;
  const number = Number(value);
  return /^(?:0|[1-9]\d{0,15})$/.test(String(value)) && number >= minimum && number <= maximum;
}
