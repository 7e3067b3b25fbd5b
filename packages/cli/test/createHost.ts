import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import type { HostName } from "../src/init/Host.ts";

/** Copies minimal apps into a new folder until the test ends. They find the packages of this repository. */
export function createHosts(...names: readonly HostName[]): string {
  const root = mkdtempSync(join(tmpdir(), "partner-kit-init-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  symlinkSync(fileURLToPath(new URL("../node_modules", import.meta.url)), join(root, "node_modules"), "dir");
  for (const name of names)
    cpSync(fileURLToPath(new URL(`hosts/${name}`, import.meta.url)), join(root, name), { recursive: true });
  return root;
}

/** Copies one app. Returns its folder. */
export function createHost(name: HostName): string {
  return join(createHosts(name), name);
}
