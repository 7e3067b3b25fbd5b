import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../apps/bench/peers/", import.meta.url));
const peers = readdirSync(folder);

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(`${folder}${path}`, "utf8"));

test("default: finds the peers", () => {
  expect(peers.length).toBeGreaterThan(3);
});

test.each(peers)("behaviour: the peer %s and everything it depends on are pinned", (peer) => {
  const { dependencies } = readJson(`${peer}/package.json`);
  const { packages } = readJson(`${peer}/package-lock.json`);
  expect(packages[""].dependencies).toEqual(dependencies);
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  for (const [path, { integrity, resolved }] of Object.entries(packages)) {
    if (path === "") continue;
    expect(integrity).toMatch(/^sha512-/);
    // The lockfile contains no registry URL, so any registry works.
    expect(resolved).toBeUndefined();
  }
});
