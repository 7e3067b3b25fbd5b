/**
 * Removes separators from an account number (spaces, dashes, dots, slashes), and converts digits of any script to 0 to 9.
 */
export function cleanAccountNumber(text: string): string {
  return Array.from(text.normalize("NFKC"), toPlainDigit)
    .join("")
    .replace(/[\s\p{Cf}\p{Pd}._/,'"]+/gu, "");
}

/** The digits of a script are consecutive and start with zero. */
function toPlainDigit(character: string): string {
  if (!/^\p{Nd}$/u.test(character)) return character;
  let zero = character.codePointAt(0) ?? 0;
  let digit = 0;
  while (digit < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) {
    zero -= 1;
    digit += 1;
  }
  return String(digit);
}
