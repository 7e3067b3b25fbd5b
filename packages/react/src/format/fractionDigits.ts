/** How many digits stand after the point of a decimal string, trailing zeros counted. */
export function fractionDigits(text: string): number {
  const point = text.indexOf(".");
  return point === -1 ? 0 : text.length - point - 1;
}
