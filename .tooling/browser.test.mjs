import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ensureBrowser, findBrowser, launchOptions } from "./browser.mjs";

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "browser-"));
  vi.stubEnv("CHROME_PATH", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** @param {string} name */
function install(name) {
  const path = join(folder, name);
  writeFileSync(path, "");
  return path;
}

test("default: finds a browser on PATH by its first known name", () => {
  install("google-chrome");
  install("chromium");
  const shell = install("chromium-headless-shell");
  vi.stubEnv("PATH", folder);
  expect(findBrowser()).toBe(shell);
  expect(ensureBrowser()).toBe(shell);
  expect(launchOptions().executablePath).toBe(shell);
});

test("behaviour: CHROME_PATH has priority over PATH", () => {
  install("chromium");
  const named = install("my-chrome");
  vi.stubEnv("PATH", folder);
  vi.stubEnv("CHROME_PATH", named);
  expect(findBrowser()).toBe(named);
});

test("behaviour: a CHROME_PATH that does not exist throws", () => {
  vi.stubEnv("CHROME_PATH", join(folder, "gone"));
  expect(() => findBrowser()).toThrow(`CHROME_PATH is "${join(folder, "gone")}"`);
});
