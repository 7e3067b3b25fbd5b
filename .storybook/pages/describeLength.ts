/** Formats rem lengths in pixels and seconds in milliseconds. Returns other values unchanged. */
export function describeLength(value: string): string {
  const [, number, unit] = /^([\d.]+)(rem|s)$/.exec(value) ?? [];
  if (unit === undefined) return value;
  const size = Number(number);
  return unit === "rem" ? `${size * 16} px (${size}rem)` : `${Math.round(size * 1000)} ms`;
}
