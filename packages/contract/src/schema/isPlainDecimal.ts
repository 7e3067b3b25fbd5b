import { DECIMAL_MAX_DIGITS } from "./decimal.ts";

/** Whether a value matches {@link decimal}. Faster than its regular expression, for long lists. */
export function isPlainDecimal(value: unknown): value is string {
  if (typeof value !== "string") return false;
  const first = value.charCodeAt(0);
  let digits = 0;
  let point = -1;
  for (let index = first === PLUS || first === MINUS ? 1 : 0; index < value.length; index += 1) {
    const code = value.charCodeAt(index);
    if (code >= ZERO && code <= NINE) digits += 1;
    else if (code === POINT && point === -1 && digits > 0) point = index;
    else return false;
  }
  return digits > 0 && digits <= DECIMAL_MAX_DIGITS && point !== value.length - 1;
}

const PLUS = 43;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const NINE = 57;
