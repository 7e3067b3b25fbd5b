/** Converts a decimal string to a number, only for drawing, never for text. Returns `null` if it is not a number. */
export function toNumber(text: string | null | undefined): number | null {
  if (text === null || text === undefined || text === "") return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
