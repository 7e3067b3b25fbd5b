/** A decimal string as a number, for where it stands on a scale, never for what is written; `null` where it is none. */
export function toNumber(text: string | null | undefined): number | null {
  if (text === null || text === undefined || text === "") return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
