/** Puts values where a text says `{name}`. A name without a value stays as it is, so that a mistake shows. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
