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
    // On a busy machine, timeouts of 5 or 15 seconds would fail stories that are slow but correct.
    testTimeout: 30_000,
    // One page for all files: each anew would fetch and run some five hundred modules first, which took half of the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Without it, what is looked at is sometimes still fading in.
      provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: "reduce" } }),
      instances: [{ browser: "chromium" }],
    },
  },
});
