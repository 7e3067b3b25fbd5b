import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, type Mock, test, vi } from "vitest";

let warn: Mock<typeof console.warn>;

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("NODE_ENV", "development");
  warn = vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
  vi.unstubAllEnvs();
  document.documentElement.removeAttribute("style");
});

/** Mounts two components, as a new page does. */
async function mountTwice(): Promise<void> {
  const { warnWithoutStyles } = await import("./warnWithoutStyles.ts");
  warnWithoutStyles();
  warnWithoutStyles();
  vi.advanceTimersByTime(60_000);
}

test("default: warns once without the style sheet, and explains the fix", async () => {
  await mountTwice();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/import "@partner-kit\/react\/styles\.css"\.\n.*errors\/STYLES_MISSING$/),
  );
});

test("behaviour: does not warn with the style sheet, which sets the token", async () => {
  const [, token = ""] = /:root\) \{\s*(--[\w-]+):/.exec(readFileSync("src/theme/tokens.css", "utf8")) ?? [];
  document.documentElement.style.setProperty(token, "#fff");
  await mountTwice();
  expect(warn).not.toHaveBeenCalled();
});

test.each(["production", "test"])("behaviour: does not warn in %s", async (environment) => {
  vi.stubEnv("NODE_ENV", environment);
  await mountTwice();
  expect(warn).not.toHaveBeenCalled();
});
