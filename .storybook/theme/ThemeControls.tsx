import type { ReactElement } from "react";
import type { ThemeDraft } from "./ThemeDraft.ts";
import { colourNames, type ThemeColour, themeColours } from "./themeColours.ts";

export interface ThemeControlsProps {
  readonly draft: ThemeDraft;
  readonly onChange: (change: Partial<ThemeDraft>) => void;
  readonly onReset: () => void;
}

/** Shows a control for each token of a theme. Colours apply to the current scheme. */
export function ThemeControls({ draft, onChange, onReset }: ThemeControlsProps): ReactElement {
  const { scheme, colours, density, radius, fontSize, font } = draft;
  const setColour = (name: ThemeColour, value: string) =>
    onChange({ colours: { ...colours, [scheme]: { ...colours[scheme], [name]: value } } });
  return (
    <form className="studio-controls" aria-label="Tokens" onSubmit={(event) => event.preventDefault()}>
      <label>
        Scheme
        <select
          value={scheme}
          onChange={({ target }) => onChange({ scheme: target.value === "dark" ? "dark" : "light" })}
        >
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </label>
      <label>
        Density
        <select
          value={density}
          onChange={({ target }) => onChange({ density: target.value === "compact" ? "compact" : "comfortable" })}
        >
          <option value="comfortable">Comfortable</option>
          <option value="compact">Compact</option>
        </select>
      </label>
      <label>
        Font
        <select value={font} onChange={({ target }) => onChange({ font: target.value })}>
          <option value="">The page’s</option>
          <option value="system-ui, sans-serif">The system’s</option>
          <option value="Georgia, serif">Serif</option>
          <option value="ui-monospace, monospace">Fixed width</option>
        </select>
      </label>
      <label>
        Text, {fontSize} px
        <input
          type="range"
          min="12"
          max="17"
          value={fontSize}
          onChange={({ target }) => onChange({ fontSize: target.valueAsNumber })}
        />
      </label>
      <label>
        Corners, {radius} px
        <input
          type="range"
          min="0"
          max="16"
          value={radius}
          onChange={({ target }) => onChange({ radius: target.valueAsNumber })}
        />
      </label>
      {colourNames.map((name) => (
        <label key={name}>
          {themeColours[name]}
          <input
            type="color"
            title={name}
            value={colours[scheme][name]}
            onChange={({ target }) => setColour(name, target.value)}
          />
        </label>
      ))}
      <button type="button" onClick={onReset}>
        Start again
      </button>
    </form>
  );
}
