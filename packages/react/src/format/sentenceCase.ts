/** Writes a code of the service, such as `in_review`, as words: "In review". */
export function sentenceCase(code: string): string {
  const words = code.replaceAll(/[_-]+/g, " ").trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
