import type { ReactElement } from "react";
import { screenNames, screens } from "../screens/screens.ts";
import { changeSettings, useSettings } from "../settings/settings.ts";
import { fillWords, useAppWords } from "../words/useAppWords.ts";

/** What each key does, and a way to switch them off. */
export function ShortcutHelp(): ReactElement {
  const words = useAppWords();
  const { hasShortcuts } = useSettings();
  const rows: readonly (readonly [string, string])[] = [
    ...screenNames.map(
      (name) => [`g ${screens[name].key}`, fillWords(words.shortcutGo, { screen: words[name] })] as const,
    ),
    ["s", words.simulator],
    ["p", words.story],
    ["t", words.shortcutTheme],
    [",", words.settings],
    ["?", words.shortcuts],
  ];
  return (
    <>
      <dl className="app-keys">
        {rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>{what}</dt>
            <dd>
              {keys.split(" ").map((key, index) => (
                <span key={key}>
                  {index > 0 && <small> {words.keyThen} </small>}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="app-check">
        <input
          type="checkbox"
          checked={hasShortcuts}
          onChange={(event) => changeSettings({ hasShortcuts: event.target.checked })}
        />
        {words.shortcutsOn}
      </label>
    </>
  );
}
