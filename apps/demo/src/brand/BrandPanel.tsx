import { type ReactElement, useId } from "react";
import {
  type Brand,
  brandChanges,
  brandDensities,
  brandFontNames,
  defaultBrand,
  parseBrand,
  writeBrand,
} from "../../../../packages/react/brand/Brand.ts";
import { listBrandTokens, writeBrandCss, writeBrandJson } from "../../../../packages/react/brand/brandTokens.ts";
import { deriveAccent } from "../../../../packages/react/brand/deriveAccent.ts";
import { brandPresetNames, brandPresets, presetOf } from "../../../../packages/react/brand/presets.ts";
import { BASE } from "../backend/addresses.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { changeSettings, useSettings } from "../settings/settings.ts";
import { Choice } from "../shell/Choice.tsx";
import { applyBrand } from "./applyBrand.ts";
import { CopyText } from "./CopyText.tsx";
import { useBrandMessages } from "./useBrandMessages.ts";

/** Changes the admin to the look of a partner, and copies it as a link, as CSS and as design tokens. */
export function BrandPanel(): ReactElement {
  const messages = useBrandMessages();
  const appMessages = useAppMessages();
  const id = useId();
  const settings = useSettings();
  const brand: Brand = { ...settings.brand, density: settings.density };
  const accent = deriveAccent(brand.accent === "" ? OWN_ACCENT : brand.accent);
  const tokens = listBrandTokens(brand);
  const change = (part: Partial<Brand>) => {
    const next = { ...brand, ...part };
    changeSettings({ brand: next, density: next.density });
    applyBrand(next);
  };
  return (
    <form className="app-settings" onSubmit={(event) => event.preventDefault()}>
      <p className="app-hint">{messages.hint}</p>
      <Choice
        label={messages.preset}
        value={presetOf(brand) ?? ""}
        options={brandPresetNames.map((value) => ({ value, label: messages[value] }))}
        onChange={(value) => value !== "" && change({ ...brandPresets[value], logo: brand.logo })}
      />
      <div className="app-field">
        <label htmlFor={`${id}accent`}>{messages.accent}</label>
        <input
          id={`${id}accent`}
          type="color"
          value={brand.accent === "" ? OWN_ACCENT : brand.accent}
          aria-describedby={`${id}derived`}
          onChange={(event) => change({ accent: event.target.value })}
        />
        <p id={`${id}derived`} className="app-hint" role="status">
          {accent.isDarkened ? messages.darkened : messages.derived}
          <span className="app-swatches">
            <Swatch colour={accent.light} surface="#ffffff" />
            <Swatch colour={accent.dark} surface="#14171c" />
          </span>
        </p>
      </div>
      <div className="app-field">
        <label htmlFor={`${id}logo`}>{messages.logo}</label>
        <input
          id={`${id}logo`}
          value={brand.logo}
          maxLength={2}
          size={4}
          autoComplete="off"
          spellCheck="false"
          placeholder="HP"
          onChange={(event) => change({ logo: event.target.value.toUpperCase().replace(/[^\dA-Z]/g, "") })}
        />
      </div>
      <Choice
        label={messages.font}
        value={brand.font}
        options={brandFontNames.map((value) => ({ value, label: messages[value] }))}
        onChange={(font) => change({ font })}
      />
      <div className="app-field">
        <label htmlFor={`${id}radius`}>{messages.corners}</label>
        <input
          id={`${id}radius`}
          type="range"
          min="0"
          max="16"
          value={brand.radius}
          aria-valuetext={`${brand.radius} px`}
          onChange={(event) => change({ radius: parseBrand(`radius-${event.target.value}`).radius })}
        />
      </div>
      <Choice
        label={appMessages.density}
        value={brand.density}
        options={brandDensities.map((value) => ({ value, label: appMessages[value] }))}
        onChange={(density) => change({ density })}
      />
      <Choice
        label={messages.change}
        value={brand.change}
        options={brandChanges.map((value) => ({ value, label: messages[value] }))}
        onChange={(value) => change({ change: value })}
      />
      <div className="app-copies">
        <CopyText label={messages.copyLink} text={`${location.origin}${BASE}/?brand=${writeBrand(brand)}`} />
        <CopyText label={messages.copyCss} text={writeBrandCss(tokens, brand)} />
        <CopyText label={messages.copyTokens} text={writeBrandJson(tokens, brand)} />
        <button type="button" className="app-button" onClick={() => change(defaultBrand)}>
          {messages.reset}
        </button>
      </div>
    </form>
  );
}

/** `--app-brand` of the admin in the light theme. */
const OWN_ACCENT = "#1f4e8c";

/** An SVG, because a strict policy forbids inline styles. */
function Swatch({ colour, surface }: { readonly colour: string; readonly surface: string }): ReactElement {
  return (
    <svg viewBox="0 0 32 20" width="32" height="20" aria-hidden="true">
      <rect width="32" height="20" rx="4" fill={surface} />
      <circle cx="16" cy="10" r="6" fill={colour} />
    </svg>
  );
}
