import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { Channel } from "storybook/internal/channels";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";

export interface ThemeGlobal {
  /** Value of the toolbar: `light`, `dark contrast`, `auto`. */
  readonly theme: string;
  readonly scheme: "light" | "dark";
}

/** Reads the toolbar's theme on a page without a story. */
export function useThemeGlobal(channel: Channel): ThemeGlobal {
  const [theme, setTheme] = useState(() => themeIn(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)));
  useLayoutEffect(() => {
    const update = (...said: readonly unknown[]) => setTheme(themeIn(said));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  const isSystemDark = useSyncExternalStore(subscribeSystem, () => systemDark.matches);
  const isDark = theme.includes("dark") || (theme === "auto" && isSystemDark);
  return { theme, scheme: isDark ? "dark" : "light" };
}

function themeIn([said]: readonly unknown[] = []): string {
  const { globals } = said as { readonly globals: { readonly theme: string } };
  return globals.theme;
}

const systemDark = matchMedia("(prefers-color-scheme: dark)");

function subscribeSystem(onChange: () => void): () => void {
  systemDark.addEventListener("change", onChange);
  return () => systemDark.removeEventListener("change", onChange);
}
