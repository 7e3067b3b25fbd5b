/** Formats a whole number of smallest units as a decimal with `places` decimal places: `formatUnits(-150, 2)` is `"-1.50"`. */
export function formatUnits(units: number | bigint, places: number): string {
  const negative = units < 0;
  const digits = (negative ? -units : units).toString().padStart(places + 1, "0");
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return negative ? `-${text}` : text;
}
