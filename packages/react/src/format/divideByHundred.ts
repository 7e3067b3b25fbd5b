/** Moves the point of a decimal string two places to the left: exact, where a float would not be. */
export function divideByHundred(text: string): string | undefined {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction = ""] = match;
  const padded = whole.padStart(3, "0");
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}${fraction}`;
}
