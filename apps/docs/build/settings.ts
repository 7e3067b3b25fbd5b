import { readFileSync } from "node:fs";
import { app } from "./root.ts";
import type { SidebarGroup } from "./sidebar.ts";

/** Facts of the sources for VitePress and the check of the built site. `writePages.ts` writes them. */
export interface Settings {
  /** Path of the site on its host, with slashes at both ends. */
  readonly base: string;
  readonly sidebar: readonly SidebarGroup[];
  /** IDs in Storybook that pages link to. */
  readonly stories: readonly string[];
}

export const settingsFile = `${app}.cache/settings.json`;

/** Reads the settings of the last run of `writePages.ts`. */
export function readSettings(): Settings {
  return JSON.parse(readFileSync(settingsFile, "utf8")) as Settings;
}
