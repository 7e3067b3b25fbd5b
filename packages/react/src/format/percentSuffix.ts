/** What a locale writes after a figure to say that it is percent; `undefined` where it stands elsewhere too. */
export function percentSuffix(locale: string): string | undefined {
  const known = suffixes.get(locale);
  if (known !== undefined) return known ?? undefined;
  const [first, ...rest] = new Intl.NumberFormat(locale, { style: "percent" }).formatToParts(0.01);
  const suffix = first?.value === "1" ? rest.map(({ value }) => value).join("") : undefined;
  suffixes.set(locale, suffix ?? null);
  return suffix;
}

const suffixes = new Map<string, string | null>();
