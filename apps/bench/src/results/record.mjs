import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { formatResults } from "./formatResults.mjs";

const records = fileURLToPath(new URL("../../results/", import.meta.url));
const document = fileURLToPath(new URL("../../RESULTS.md", import.meta.url));

/**
 * Stores the figures of all runs of a part, with what they depend on.
 *
 * @param {string} part
 * @param {readonly (readonly { name: string, value: string, unit: string, target?: string }[])[]} results
 */
export function recordPart(part, results) {
  const [first = []] = results;
  const figures = first.map(({ name, unit, target }, index) => ({
    name,
    values: results.map((figures) => Number(figures[index]?.value)),
    unit,
    target,
  }));
  const record = {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" }).trim(),
    machine: describeMachine(),
    figures,
  };
  mkdirSync(records, { recursive: true });
  writeFileSync(`${records}${part}.json`, `${JSON.stringify(record, null, 2)}\n`);
}

export function writeResults() {
  writeFileSync(document, formatResults(readRecords(), readFileSync(document, "utf8")));
}

/** @returns {import("./formatResults.mjs").PartRecord[]} */
export function readRecords() {
  if (!existsSync(records)) return [];
  return readdirSync(records)
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({ part: file.replace(".json", ""), ...JSON.parse(readFileSync(`${records}${file}`, "utf8")) }));
}

function describeMachine() {
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GB, ${platform()} ${arch()}, Node ${process.versions.node}`;
}
