/** Returns the decimal at `share` thousandths of the way from one decimal string to another, with the digits of the longer one. */
export function mixDecimals(from: string, to: string, share: number): string {
  const digits = Math.max(digitsOf(from), digitsOf(to));
  const [start, end] = [toUnits(from, digits), toUnits(to, digits)];
  const mixed = start + ((end - start) * BigInt(Math.round(share))) / 1000n;
  const text = String(mixed < 0n ? -mixed : mixed).padStart(digits + 1, "0");
  const point = text.length - digits;
  return `${mixed < 0n ? "-" : ""}${text.slice(0, point)}${digits > 0 ? `.${text.slice(point)}` : ""}`;
}

function digitsOf(decimal: string): number {
  return decimal.split(".")[1]?.length ?? 0;
}

function toUnits(decimal: string, digits: number): bigint {
  const [whole = "", part = ""] = decimal.split(".");
  return BigInt(whole + part.padEnd(digits, "0"));
}
