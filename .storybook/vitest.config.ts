import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "../.tooling/browser.mjs";

const configDir = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  plugins: [storybookTest({ configDir })],
  test: {
    name: "stories",
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: "chromium" }],
    },
  },
});
