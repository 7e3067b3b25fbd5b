import { useSyncExternalStore } from "react";
import { type Brand, parseBrand, writeBrand } from "../../../../packages/react/brand/Brand.ts";

export const languages = ["en", "fr", "pt", "ar"] as const;
export const themes = ["auto", "light", "dark"] as const;
export const densities = ["comfortable", "compact"] as const;
export const directions = ["auto", "ltr", "rtl"] as const;

export type Language = (typeof languages)[number];

/** A person's display settings. The browser stores them. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof themes)[number];
  readonly density: (typeof densities)[number];
  readonly direction: (typeof directions)[number];
  /** Look of the admin. The setting `density` replaces its density. */
  readonly brand: Brand;
  /** Whether single-key shortcuts work. Speech input can trigger them by mistake, so people can turn them off. */
  readonly hasShortcuts: boolean;
  /** Whether every screen lists what the kit assumes about the service. */
  readonly hasAssumptionNotes: boolean;
  /** IDs of the favourite pairs. */
  readonly favourites: readonly string[];
}

const STORAGE_NAME = "harmattan.settings";

/** The pairs that the emulated account trades most, and the price of a dollar in naira. */
const FIRST_FAVOURITES = ["BTC-NGN", "BTC-USD", "ETH-NGN", "ETH-USD", "USDT-NGN"];

let current = read();
const listeners = new Set<() => void>();

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, getSettings, getSettings);
}

export function getSettings(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  save(current);
  applySettings();
  for (const listener of listeners) listener();
}

/** Writes the settings to the root element, where the CSS of the page and of partner-kit reads them. */
export function applySettings(): void {
  const { documentElement: root } = document;
  const { language, theme, density, direction, brand } = current;
  root.lang = language;
  root.dir = direction === "auto" ? directionOf(language) : direction;
  root.dataset["pkTheme"] = theme;
  root.dataset["pkDensity"] = density;
  root.dataset["pkChange"] = brand.change;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}

function save(settings: Settings): void {
  localStorage.setItem(STORAGE_NAME, JSON.stringify({ ...settings, brand: writeBrand(settings.brand) }));
}

/** Reads the stored settings. A link with a brand changes them for good, because navigation removes its parameter. */
function read(): Settings {
  const linked = new URLSearchParams(location.search).get("brand");
  const saved = parse(localStorage.getItem(STORAGE_NAME));
  const pick = <TChoice extends string>(name: keyof Settings, choices: readonly [TChoice, ...TChoice[]]): TChoice =>
    choices.find((choice) => choice === saved[name]) ?? choices[0];
  const stored = typeof saved["brand"] === "string" ? saved["brand"] : "";
  const brand = parseBrand(linked ?? stored);
  const { favourites } = saved;
  const settings: Settings = {
    language: pick("language", languages),
    theme: pick("theme", themes),
    density: linked === null ? pick("density", densities) : brand.density,
    brand,
    direction: pick("direction", directions),
    hasShortcuts: saved["hasShortcuts"] !== false,
    hasAssumptionNotes: saved["hasAssumptionNotes"] === true,
    favourites: Array.isArray(favourites) ? favourites.filter((id) => typeof id === "string") : FIRST_FAVOURITES,
  };
  if (linked !== null) save(settings);
  return settings;
}

/** Parses stored settings. Returns an empty object if they are invalid. */
function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
