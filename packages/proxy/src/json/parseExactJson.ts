/**
 * Parses JSON like `JSON.parse`, but returns a number that a double cannot represent as a string with its original
 * digits: `12345678901234567890.10` becomes `"12345678901234567890.10"`, `1000.50` stays a number.
 *
 * Throws a `SyntaxError` if the text is not JSON.
 */
export function parseExactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!maybeInexact.test(text)) return value;
  return JSON.parse(text.replace(tokens, (token) => (token.startsWith('"') || isExact(token) ? token : `"${token}"`)));
}

// A double represents every number of up to 15 significant digits, unless the exponent is out of range.
const maybeInexact = /\d[\d.]{15}|\d[eE]/;
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;

function isExact(token: string): boolean {
  const number = Number(token);
  return Number.isFinite(number) && significant(token) === significant(String(number));
}

/** Normalizes a number to its significant digits and exponent, so that `1.50`, `15e-1` and `1.5` are equal. */
function significant(text: string): string {
  const [, whole = "", fraction = "", exponent = "0"] = /^-?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const digits = whole + fraction;
  let start = 0;
  let end = digits.length;
  while (digits[start] === "0") start += 1;
  while (end > start && digits[end - 1] === "0") end -= 1;
  if (start === end) return "0";
  return `${digits.slice(start, end)}e${Number(exponent) - fraction.length + digits.length - end}`;
}
