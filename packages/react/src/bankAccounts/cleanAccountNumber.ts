/** An account number without what copying and typing bring along: spaces, dashes, dots, slashes; digits of any script become 0 to 9. */
export function cleanAccountNumber(text: string): string {
  return Array.from(text.normalize("NFKC"), toPlainDigit)
    .join("")
    .replace(/[\s\p{Cf}\p{Pd}._/,'"]+/gu, "");
}

/** Digits of a script stand together, zero first. */
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
