/** A decimal string is what the language calls a numeric string: `Intl` takes it digit for digit, not through a float. */
export function isNumeric(text: string): text is `${number}` {
  return /^[+-]?\d+(?:\.\d+)?$/.test(text);
}
