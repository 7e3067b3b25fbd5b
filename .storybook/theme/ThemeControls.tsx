import type { ReactElement } from "react";
import {
  type Brand,
  brandChanges,
  brandDensities,
  brandFontNames,
  defaultBrand,
} from "../../packages/react/brand/Brand.ts";
import { brandPresetNames, brandPresets, presetOf } from "../../packages/react/brand/presets.ts";
import type { ThemeDraft } from "./ThemeDraft.ts";
import { colourNames, type ThemeColour, themeColours } from "./themeColours.ts";

export interface ThemeControlsProps {
  readonly draft: ThemeDraft;
  readonly onChange: (change: Partial<ThemeDraft>) => void;
  readonly onBrand: (brand: Brand) => void;
  readonly onReset: () => void;
}

/** Shows presets, the brand colour and a control for each token of a theme. Colours apply to the current scheme. */
export function ThemeControls({ draft, onChange, onBrand, onReset }: ThemeControlsProps): ReactElement {
  const { scheme, colours, accent, logo, font, radius, density, change, fontSize } = draft;
  const brand: Brand = { accent, logo, font, radius, density, change };
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
        Preset
        <select
          value={presetOf(brand) ?? ""}
          onChange={({ target }) => {
            const name = brandPresetNames.find((one) => one === target.value);
            onBrand(name ? { ...brandPresets[name], logo } : defaultBrand);
          }}
        >
          <option value="">None</option>
          {brandPresetNames.map((name) => (
            <option key={name} value={name}>
              {presetLabels[name]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Brand colour
        <input
          type="color"
          title="Sets the accents of both schemes"
          value={accent === "" ? colours.light["--pk-color-accent"] : accent}
          onChange={({ target }) => onBrand({ ...brand, accent: target.value })}
        />
      </label>
      <label>
        Up and down
        <select
          value={change}
          onChange={({ target }) => onChange({ change: brandChanges.find((one) => one === target.value) ?? change })}
        >
          {brandChanges.map((name) => (
            <option key={name} value={name}>
              {changeLabels[name]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Density
        <select
          value={density}
          onChange={({ target }) =>
            onChange({ density: brandDensities.find((one) => one === target.value) ?? density })
          }
        >
          <option value="comfortable">Comfortable</option>
          <option value="compact">Compact</option>
        </select>
      </label>
      <label>
        Font
        <select
          value={font}
          onChange={({ target }) => onChange({ font: brandFontNames.find((one) => one === target.value) ?? font })}
        >
          {brandFontNames.map((name) => (
            <option key={name} value={name}>
              {fontLabels[name]}
            </option>
          ))}
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

const presetLabels = { neutral: "Neutral", mui: "Material UI", tailwind: "Tailwind / shadcn", ant: "Ant Design" };

const changeLabels = { "green-up": "Green and red", "red-up": "Red and green", "blue-orange": "Blue and orange" };

const fontLabels = { page: "The page’s", system: "The system’s", serif: "Serif", mono: "Fixed width" };
