/** A kind of secret and the place where it begins. Never its text. */
export interface FoundSecret {
  readonly kind: SecretKind;
  readonly index: number;
}

export type SecretKind = "webhook secret" | "private key" | "API key" | "value from the environment";

const patterns: readonly (readonly [kind: SecretKind, pattern: RegExp])[] = [
  // The prefix alone is in the kit's own code.
  ["webhook secret", /whsec_[A-Za-z0-9+/]{32,}={0,2}/g],
  ["private key", /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----(?:\s|\\+[nr])*[A-Za-z0-9+/]{16}/g],
  // A long literal that is assigned to a name with "api key" in it. Those of Google and those with pk_ are made for pages.
  ["API key", /api[-_]?key["'`\]]*\s*[:=]\s*\\?["'`](?!AIza|pk[_.])(?=[^"'`]*\d)[A-Za-z0-9_.~+/-]{20,}/gi],
  ["API key", /\b(?:sk|rk|key)_(?:live|prod|production|staging|test)_[A-Za-z0-9]{16,}/g],
];

const VALUE_MIN = 8;

/** Finds secrets by their format, and the given values literally and in Base64. */
export function findSecrets(text: string, values: readonly string[]): readonly FoundSecret[] {
  const found = patterns.flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), ({ index }): FoundSecret => ({ kind, index })),
  );
  for (const value of values.filter(({ length }) => length >= VALUE_MIN)) {
    const base64 = Buffer.from(value).toString("base64").replace(/=+$/, "");
    for (const form of new Set([value, base64, encodeURIComponent(value)])) {
      const index = text.indexOf(form);
      if (index !== -1) found.push({ kind: "value from the environment", index });
    }
  }
  return found;
}
