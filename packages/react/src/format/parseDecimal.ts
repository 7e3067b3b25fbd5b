/** A decimal figure taken apart, so that figures can be compared and added without ever becoming a float. */
export interface ParsedDecimal {
  readonly negative: boolean;
  /** Digits before the point, without leading zeros; empty for zero. */
  readonly whole: string;
  /** Digits after the point, without trailing zeros. */
  readonly fraction: string;
}

/** Takes a decimal string apart, or answers `undefined` where it is none. Minus zero is zero. */
export function parseDecimal(text: string): ParsedDecimal | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const whole = (match[2] ?? "").replace(/^0+/, "");
  const fraction = (match[3] ?? "").replace(/0+$/, "");
  return { negative: match[1] === "-" && (whole !== "" || fraction !== ""), whole, fraction };
}

/** Whether a text is a decimal string. The language calls it a numeric string: `Intl` takes it digit for digit, not through a float. */
export function isNumeric(text: string): text is `${number}` {
  return pattern.test(text);
}

/** How many digits stand after the point of a decimal string, trailing zeros counted. */
export function fractionDigits(text: string): number {
  const point = text.indexOf(".");
  return point === -1 ? 0 : text.length - point - 1;
}

/** Whether a decimal string is below, at or above zero; `undefined` where it is no decimal. */
export function signOf(text: string): "negative" | "zero" | "positive" | undefined {
  const parsed = parseDecimal(text);
  if (!parsed) return undefined;
  if (parsed.whole === "" && parsed.fraction === "") return "zero";
  return parsed.negative ? "negative" : "positive";
}

const pattern = /^([+-])?(\d+)(?:\.(\d+))?$/;
