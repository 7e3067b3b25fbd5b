/** Which way a language is written. */
export type Direction = "ltr" | "rtl";

/** Which way a locale (BCP 47) is written: as its script says where it has one, else as its language is mostly written. */
export function directionOf(locale: string): Direction {
  const { language, script } = new Intl.Locale(locale);
  return (script === undefined ? rightToLeftLanguages : rightToLeftScripts).has(script ?? language) ? "rtl" : "ltr";
}

const rightToLeftScripts: ReadonlySet<string> = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

// `Intl.Locale` knows it too, under two names in different browsers and under none in others.
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
