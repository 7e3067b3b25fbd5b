import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, type Mock, test, vi } from "vitest";
import { renderWithKit } from "../../test/renderWithKit.tsx";
import { SessionBadge } from "../session/SessionBadge/SessionBadge.tsx";

let warn: Mock<typeof console.warn>;

beforeEach(() => {
  // Each test is a new page.
  vi.resetModules();
  warn = vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
  vi.unstubAllEnvs();
  document.documentElement.removeAttribute("style");
});

async function renderPage({ environment }: { readonly environment: string }): Promise<void> {
  vi.stubEnv("NODE_ENV", environment);
  const page = (
    <>
      <SessionBadge />
      <SessionBadge />
    </>
  );
  await renderWithKit(page, { live: false });
  await vi.dynamicImportSettled();
  vi.advanceTimersByTime(5000);
}

test("default: warns once without the style sheet, and explains the fix", async () => {
  await renderPage({ environment: "development" });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/import "@partner-kit\/react\/styles\.css"\.\n.*errors\/STYLES_MISSING$/),
  );
});

test("behaviour: does not warn with the style sheet, which sets the token", async () => {
  const [, token = ""] = /:root\) \{\s*(--[\w-]+):/.exec(readFileSync("src/theme/tokens.css", "utf8")) ?? [];
  document.documentElement.style.setProperty(token, "#fff");
  await renderPage({ environment: "development" });
  expect(warn).not.toHaveBeenCalled();
});

test.each(["production", "test"])("behaviour: does not warn in %s", async (environment) => {
  await renderPage({ environment });
  expect(warn).not.toHaveBeenCalled();
});
