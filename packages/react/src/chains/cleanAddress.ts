/** An address without what copying brings along: spaces, line breaks, characters that nobody sees. */
export function cleanAddress(text: string): string {
  return text.replace(/[\s\p{Cf}]+/gu, "");
}
