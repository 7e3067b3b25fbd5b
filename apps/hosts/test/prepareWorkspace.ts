import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listPublished, pathOfPack } from "../../../.tooling/packs.mjs";
import { exec } from "./exec.ts";
import type { Host } from "./hosts.ts";

const source = fileURLToPath(new URL("..", import.meta.url));
const written = /[\\/](node_modules|\.next|\.react-router|build|dist)$/;

/**
 * Copies the hosts out of the repository, unpacks the packed packages beside them and installs everything with the
 * committed lockfile. Returns the folder.
 */
export async function prepareWorkspace(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "partner-kit-hosts-"));
  await copyWorkspace(folder);
  try {
    await exec("pnpm", ["install", "--frozen-lockfile", "--trust-lockfile", "--prefer-offline"], { cwd: folder });
  } catch (error) {
    const help = "If a dependency has changed, update the lockfile: pnpm test-hosts lock";
    throw new Error(`${String(error)}\n${help}`, { cause: error });
  }
  return folder;
}

/** Copies the hosts with the settings of their workspace, and unpacks the packages. */
export async function copyWorkspace(folder: string): Promise<void> {
  cpSync(join(source, "workspace"), folder, { recursive: true });
  const names = readdirSync(source).filter((name) => existsSync(join(source, name, "package.json")));
  for (const name of names) copyHost(name, join(folder, name));
  await Promise.all(listPublished().map((name) => unpack(name, join(folder, "kit", name))));
}

/** Copies a folder without what an install or a build has written. */
export function copyHost(name: string, target: string): void {
  cpSync(join(source, name), target, { recursive: true, filter: (path) => !written.test(path) });
}

/** Builds hosts one after another, because each build uses all processors. Returns their times in seconds. */
export async function buildHosts(folder: string, hosts: readonly Host[]): Promise<Readonly<Record<string, number>>> {
  const times: Record<string, number> = {};
  for (const { name, build } of hosts) {
    if (!build) continue;
    const from = performance.now();
    await exec(process.execPath, build, { cwd: join(folder, name) });
    times[name] = Math.round(performance.now() - from) / 1000;
  }
  return times;
}

async function unpack(name: string, target: string): Promise<void> {
  const tarball = pathOfPack(name);
  if (!existsSync(tarball)) throw new Error(`${tarball} is missing. Pack the packages: node .tooling/packs.mjs`);
  mkdirSync(target, { recursive: true });
  await exec("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"], { cwd: target });
}
