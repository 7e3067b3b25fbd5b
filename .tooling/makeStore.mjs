import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Creates a private temporary folder with the proxy's store, and with a file for each secret. Returns the proxy's variables.
 *
 * @param {Record<string, string>} secrets By variable, such as `PARTNER_KIT_SIGNING_KEY`.
 */
export function makeStore(secrets) {
  removeLeftStores();
  const folder = mkdtempSync(join(tmpdir(), `partner-kit-demo-${process.pid}-`));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const [name, secret] of Object.entries(secrets)) writeFileSync(join(folder, name), secret, { mode: 0o600 });
  return {
    PARTNER_KIT_STORE: join(folder, "proxy.db"),
    PARTNER_KIT_STORE_KEY: randomBytes(32).toString("base64"),
    ...Object.fromEntries(Object.keys(secrets).map((name) => [`${name}_FILE`, join(folder, name)])),
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
