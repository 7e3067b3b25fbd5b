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

const pattern = /^([+-])?(\d+)(?:\.(\d+))?$/;
