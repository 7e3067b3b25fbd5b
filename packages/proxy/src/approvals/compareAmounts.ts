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

function placesOf(text: string): number {
  return text.split(".")[1]?.length ?? 0;
}

/** The number in units of the last place: `1.5` with 2 places is 150. */
function unitsOf(text: string, places: number): bigint {
  const [, sign, whole = "0", fraction = ""] = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const units = BigInt(whole + fraction.padEnd(places, "0"));
  return sign === "-" ? -units : units;
}
