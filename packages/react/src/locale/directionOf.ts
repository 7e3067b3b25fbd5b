export type Direction = "ltr" | "rtl";

/** Returns the writing direction of a locale (BCP 47): of its script if it names one, otherwise of its language. */
export function directionOf(locale: string): Direction {
  const { language, script } = new Intl.Locale(locale);
  return (script === undefined ? rightToLeftLanguages : rightToLeftScripts).has(script ?? language) ? "rtl" : "ltr";
}

const rightToLeftScripts: ReadonlySet<string> = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

// `Intl.Locale` has the direction under different names in different browsers, and not in all of them.
const rightToLeftLanguages: ReadonlySet<string> = new Set([
  "ar",
  "ckb",
  "dv",
  "fa",
  "he",
  "ps",
  "sd",
  "ug",
  "ur",
  "yi",
]);
