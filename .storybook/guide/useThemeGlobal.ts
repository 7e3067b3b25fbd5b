import { useSyncExternalStore } from "react";
import type { Channel } from "storybook/internal/channels";
import { useGlobals } from "./useGlobals.ts";

export interface ThemeGlobal {
  /** Value of the toolbar: `light`, `dark contrast`, `auto`. */
  readonly theme: string;
  readonly scheme: "light" | "dark";
}

/** Reads the toolbar's theme on a page without a story. */
export function useThemeGlobal(channel: Channel): ThemeGlobal {
  const { theme = "" } = useGlobals(channel);
  const isSystemDark = useSyncExternalStore(subscribeSystem, () => systemDark.matches);
  const isDark = theme.includes("dark") || (theme === "auto" && isSystemDark);
  return { theme, scheme: isDark ? "dark" : "light" };
}

const systemDark = matchMedia("(prefers-color-scheme: dark)");

function subscribeSystem(onChange: () => void): () => void {
  systemDark.addEventListener("change", onChange);
  return () => systemDark.removeEventListener("change", onChange);
}
