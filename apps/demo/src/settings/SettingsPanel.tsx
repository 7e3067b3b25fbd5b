import type { ReactElement } from "react";
import { Choice } from "../shell/Choice.tsx";
import { useAppWords } from "../words/useAppWords.ts";
import { changeSettings, densities, directions, type Language, languages, themes, useSettings } from "./settings.ts";

/** Theme, density, language and direction. */
export function SettingsPanel(): ReactElement {
  const words = useAppWords();
  const { theme, density, language, direction } = useSettings();
  const themeLabels = { auto: words.themeAuto, light: words.themeLight, dark: words.themeDark };
  const densityLabels = { comfortable: words.comfortable, compact: words.compact };
  const directionLabels = { auto: words.directionAuto, ltr: words.ltr, rtl: words.rtl };
  return (
    <div className="app-settings">
      <Choice
        label={words.theme}
        value={theme}
        options={themes.map((value) => ({ value, label: themeLabels[value] }))}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Choice
        label={words.density}
        value={density}
        options={densities.map((value) => ({ value, label: densityLabels[value] }))}
        onChange={(value) => changeSettings({ density: value })}
      />
      <Choice
        label={words.language}
        value={language}
        options={languages.map((value) => ({ value, label: ownNames[value], lang: value }))}
        onChange={(value) => changeSettings({ language: value })}
      />
      <Choice
        label={words.direction}
        value={direction}
        options={directions.map((value) => ({ value, label: directionLabels[value] }))}
        onChange={(value) => changeSettings({ direction: value })}
      />
    </div>
  );
}

/** Each in its own language, so that it is found by whoever reads it. */
const ownNames: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  pt: "Português",
  ar: "العربية",
};
