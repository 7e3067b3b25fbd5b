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
    setupFiles: ["../packages/react/test/skipOwnerStacks.ts"],
    // On a busy machine, timeouts of 5 or 15 seconds would fail stories that are slow but correct.
    testTimeout: 30_000,
    // All files share one page. With a page per file, loading some 500 modules again took half of the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Without this, some elements are still fading in when a test checks them.
      provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: "reduce" } }),
      instances: [{ browser: "chromium" }],
    },
  },
});
