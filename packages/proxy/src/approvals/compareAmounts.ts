/** Whether `amount` is at most the sum of `limits`. All are decimal strings, compared digit by digit. */
export function isAtMost(amount: string, ...limits: readonly string[]): boolean {
  const places = Math.max(...[amount, ...limits].map(placesOf));
  const sum = limits.reduce((total, limit) => total + unitsOf(limit, places), 0n);
  return unitsOf(amount, places) <= sum;
}

/** Whether two decimal strings are the same number. */
export function isSameAmount(one: string, other: string): boolean {
  return isAtMost(one, other) && isAtMost(other, one);
}

/** Adds two decimal strings exactly, and keeps the digits after the point that one of them has. */
export function addAmounts(one: string, other: string): string {
  const places = Math.max(placesOf(one), placesOf(other));
  const sum = unitsOf(one, places) + unitsOf(other, places);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(places + 1, "0");
  const split = digits.length - places;
  return `${sum < 0n ? "-" : ""}${digits.slice(0, split)}${places > 0 ? `.${digits.slice(split)}` : ""}`;
}

function placesOf(text: string): number {
  return text.split(".")[1]?.length ?? 0;
}

/** The number in units of the last place: `1.5` with 2 places is 150. */
function unitsOf(text: string, places: number): bigint {
  const [, sign, whole = "0", fraction = ""] = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const units = BigInt(whole + fraction.padEnd(places, "0"));
  return sign === "-" ? -units : units;
}
