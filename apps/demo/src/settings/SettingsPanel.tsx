import type { ReactElement } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Choice } from "../shell/Choice.tsx";
import { changeSettings, densities, directions, type Language, languages, themes, useSettings } from "./settings.ts";

export interface SettingsPanelProps {
  readonly onBrand: () => void;
}

/** Theme, density, language and direction, and the way to the brand. */
export function SettingsPanel({ onBrand }: SettingsPanelProps): ReactElement {
  const messages = useAppMessages();
  const { theme, density, language, direction } = useSettings();
  const themeLabels = { auto: messages.themeAuto, light: messages.themeLight, dark: messages.themeDark };
  const densityLabels = { comfortable: messages.comfortable, compact: messages.compact };
  const directionLabels = { auto: messages.directionAuto, ltr: messages.ltr, rtl: messages.rtl };
  return (
    <div className="app-settings">
      <Choice
        label={messages.theme}
        value={theme}
        options={themes.map((value) => ({ value, label: themeLabels[value] }))}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Choice
        label={messages.density}
        value={density}
        options={densities.map((value) => ({ value, label: densityLabels[value] }))}
        onChange={(value) => changeSettings({ density: value })}
      />
      <Choice
        label={messages.language}
        value={language}
        options={languages.map((value) => ({ value, label: ownNames[value], lang: value }))}
        onChange={(value) => changeSettings({ language: value })}
      />
      <Choice
        label={messages.direction}
        value={direction}
        options={directions.map((value) => ({ value, label: directionLabels[value] }))}
        onChange={(value) => changeSettings({ direction: value })}
      />
      <div>
        <button type="button" className="app-button" onClick={onBrand}>
          {messages.brand}
        </button>
      </div>
    </div>
  );
}

/** Each language under its own name, so that its speakers recognise it. */
const ownNames: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  pt: "Português",
  ar: "العربية",
};
