/** The value, where there is one; ends the test otherwise. */
export function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("what the test goes on with is missing");
  return value;
}
