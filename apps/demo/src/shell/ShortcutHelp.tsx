import type { ReactElement } from "react";
import { fillMessage } from "../messages/createMessages.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { screenNames, screens } from "../screens/screens.ts";
import { changeSettings, useSettings } from "../settings/settings.ts";

/** List of the shortcuts, with a switch to turn them off. */
export function ShortcutHelp(): ReactElement {
  const messages = useAppMessages();
  const { hasShortcuts } = useSettings();
  const rows: readonly (readonly [string, string])[] = [
    ...screenNames.map(
      (name) => [`g ${screens[name].key}`, fillMessage(messages.shortcutGo, { screen: messages[name] })] as const,
    ),
    ["s", messages.simulator],
    ["p", messages.story],
    ["t", messages.shortcutTheme],
    [",", messages.settings],
    ["?", messages.shortcuts],
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
                  {index > 0 && <small> {messages.keyThen} </small>}
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
        {messages.shortcutsOn}
      </label>
    </>
  );
}
