import { defineConfig } from "vitepress";
import { slugify } from "../build/markdown.ts";
import { readSettings } from "../build/settings.ts";

const { base, sidebar } = readSettings();

export default defineConfig({
  title: "partner-kit",
  description: "Run an exchange-and-wallet partner account inside your own React admin.",
  lang: "en-GB",
  base,
  srcDir: ".cache/pages",
  outDir: "dist",
  cacheDir: ".cache/vitepress",
  // Links to the Storybook beside the site. `build/checkSite.ts` checks them, and the headings that VitePress does not check.
  ignoreDeadLinks: [/\/storybook\//],
  head: [["link", { rel: "icon", type: "image/svg+xml", href: `${base}icon.svg` }]],
  markdown: {
    anchor: { slugify },
    // Code in a line is text. Vue would evaluate `{{ … }}` in it.
    config({ renderer }) {
      const write = renderer.rules.code_inline;
      renderer.rules.code_inline = (...parameters) =>
        write?.(...parameters).replace(/^<code(?! v-pre)/, "<code v-pre") ?? "";
    },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  },
  themeConfig: {
    nav: [
      { text: "Start", link: "/start" },
      { text: "Components", link: "/components/" },
      { text: "Hooks", link: "/hooks" },
      { text: "Production", link: "/production" },
    ],
    sidebar: sidebar.map((group) => ({ ...group, items: [...group.items] })),
    outline: [2, 3],
    search: { provider: "local" },
  },
});
