const formats = new Map<string, Intl.NumberFormat>();

/** `Intl.NumberFormat`, each made once: making one costs a hundred times what using it does. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}
