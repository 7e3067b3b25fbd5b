import type { StorybookConfig } from "@storybook/react-vite";
import { msw } from "msw/vite";
import { defaultClientConditions, mergeConfig } from "vite";
import { kitStyles } from "../packages/react/build/styleSheets.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./pages/*.mdx", "./{recipes,theme}/*.stories.tsx", "../packages/react/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest", "msw-storybook-addon"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Resolves from this package, because the repository's root has no dependencies.
      root: import.meta.dirname,
      plugins: [kitStyles(), msw({ mode: "worker-only" })],
      // Themes need the browser's light-dark(). For older target browsers, Vite would rewrite it.
      build: { cssTarget: ["chrome123", "firefox120", "safari17.5"] },
      resolve: { conditions: ["@partner-kit/source", ...defaultClientConditions] },
    }),
};

export default config;
