export interface CheckIntegerParameters {
  readonly name: string;
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
}

/** Throws `RangeError` unless the value is a whole number within the limits. */
export function checkInteger({ name, value, minimum, maximum }: CheckIntegerParameters): void {
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return;
  throw new RangeError(`\`${name}\` is ${value}. Pass a whole number from ${minimum} to ${maximum}.`);
}
