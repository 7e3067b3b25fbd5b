// Finds a Chromium for story tests, end-to-end tests and screenshots. Installs one if none is found.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

// The headless shell has no windows, tabs and toolbars. A full browser renders these for each page, for half a second.
const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge-stable",
];

/**
 * Returns the path of an installed browser: `$CHROME_PATH`, then PATH, then Playwright's own.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  return findSystemBrowser() ?? findPlaywrightBrowser();
}

/** @returns {string | undefined} */
function findSystemBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH is "${named}", which is not a file. Unset it or set it to the path of a Chromium.`);
  }
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return onPath.find((path) => existsSync(path));
}

/**
 * Returns launch options for Playwright that also work in a container and as root.
 *
 * @returns {{ executablePath?: string, chromiumSandbox: boolean, args: string[] }}
 */
export function launchOptions() {
  // Without a path, Playwright starts its own headless shell.
  const executablePath = findSystemBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    // Chromium's sandbox refuses to run as root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ["--disable-gpu", "--disable-quic"],
  };
}

/**
 * Returns the path of a browser, and installs one if needed. Throws an error that explains how to install it by hand.
 *
 * @returns {string}
 */
export function ensureBrowser() {
  const present = findBrowser();
  if (present) return present;
  for (const { command, args } of waysToInstall()) {
    console.error(`No Chromium found; running ${command} ${args.join(" ")}`);
    const { status, error } = spawnSync(command, args, {
      stdio: ["ignore", process.stderr, process.stderr],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      shell: process.platform === "win32",
    });
    if (error) console.error(error.message);
    const installed = status === 0 ? findBrowser() : undefined;
    if (installed) return installed;
  }
  throw new Error("Could not find or install Chromium. Install Chrome or Chromium, or set CHROME_PATH.");
}

/** @returns {{ command: string, args: string[] }[]} */
function waysToInstall() {
  const root = process.getuid?.() === 0;
  const system = readOsRelease();
  // Ubuntu's package only installs a snap, and succeeds even if snaps cannot run.
  const debian = root && /^ID="?debian/m.test(system);
  const apt = "apt-get install -y --no-install-recommends";
  const withLibraries = root && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(system);
  return [
    ...(debian
      ? [{ command: "sh", args: ["-c", `apt-get update && (${apt} chromium-headless-shell || ${apt} chromium)`] }]
      : []),
    ...(withLibraries ? [{ command: "playwright", args: ["install", "--with-deps", "chromium"] }] : []),
    { command: "playwright", args: ["install", "chromium"] },
  ];
}

function readOsRelease() {
  return existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
}

/** Imports Playwright only if needed, because that takes longer than all other lookups. */
function findPlaywrightBrowser() {
  const require = createRequire(import.meta.url);
  /** @type {typeof import("playwright")} */
  const { chromium } = require("playwright");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

if (import.meta.main) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
