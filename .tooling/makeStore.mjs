import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates a temporary store for the proxy. Its content is encrypted, and the key lies next to it. */
export function makeStore() {
  removeLeftStores();
  const folder = mkdtempSync(join(tmpdir(), `partner-kit-demo-${process.pid}-`));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return {
    PARTNER_KIT_STORE: join(folder, "proxy.db"),
    PARTNER_KIT_STORE_KEY: randomBytes(32).toString("base64"),
  };
}

/** Removes the stores of killed processes. The folder name contains the process id. */
function removeLeftStores() {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^partner-kit-demo-(\d+)-\w{6}$/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's folder.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
