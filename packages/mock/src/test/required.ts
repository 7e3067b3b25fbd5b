/** Returns the value, or fails the test if it is undefined. */
export function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("expected a value");
  return value;
}
