import { addons } from "storybook/manager-api";
import { createFrameTheme } from "./theme/brand.ts";

/** The frame follows the system's colours. The toolbar's theme is that of the stories. */
const systemDark = matchMedia("(prefers-color-scheme: dark)");

applyTheme();
systemDark.addEventListener("change", applyTheme);

function applyTheme(): void {
  addons.setConfig({ theme: createFrameTheme(systemDark.matches ? "dark" : "light") });
}
