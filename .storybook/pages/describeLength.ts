/** A length as people draw it, in pixels, and a time in milliseconds; anything else as it is written. */
export function describeLength(value: string): string {
  const [, figure = "", unit = ""] = /^([\d.]+)(rem|s)$/.exec(value) ?? [];
  if (unit === "rem") return `${Number.parseFloat(figure) * 16} px (${Number.parseFloat(figure)}rem)`;
  if (unit === "s") return `${Math.round(Number.parseFloat(figure) * 1000)} ms`;
  return value;
}
