/** A parsed decimal string, for exact comparison and addition without floats. */
export interface ParsedDecimal {
  readonly negative: boolean;
  /** Digits before the point, without leading zeros; empty for zero. */
  readonly whole: string;
  /** Digits after the point, without trailing zeros. */
  readonly fraction: string;
}

/** Parses a decimal string. Returns `undefined` if it is not one. Minus zero is zero. */
export function parseDecimal(text: string): ParsedDecimal | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const whole = (match[2] ?? "").replace(/^0+/, "");
  const fraction = (match[3] ?? "").replace(/0+$/, "");
  return { negative: match[1] === "-" && (whole !== "" || fraction !== ""), whole, fraction };
}

/** Whether a text is a decimal string. `Intl` formats the narrowed type exactly, without converting it to a float. */
export function isNumeric(text: string): text is `${number}` {
  return pattern.test(text);
}

/** The number of digits after the point of a decimal string, including trailing zeros. */
export function fractionDigits(text: string): number {
  const point = text.indexOf(".");
  return point === -1 ? 0 : text.length - point - 1;
}

/** Returns the sign of a decimal string, `undefined` if it is not a decimal. */
export function signOf(text: string): "negative" | "zero" | "positive" | undefined {
  const parsed = parseDecimal(text);
  if (!parsed) return undefined;
  if (parsed.whole === "" && parsed.fraction === "") return "zero";
  return parsed.negative ? "negative" : "positive";
}

const pattern = /^([+-])?(\d+)(?:\.(\d+))?$/;
