/** A length as people draw it, in pixels, and a time in milliseconds; anything else as it is written. */
export function describeLength(value: string): string {
  const [, figure, unit] = /^([\d.]+)(rem|s)$/.exec(value) ?? [];
  if (unit === undefined) return value;
  const size = Number(figure);
  return unit === "rem" ? `${size * 16} px (${size}rem)` : `${Math.round(size * 1000)} ms`;
}
