// Runs the benchmarks, or the parts named: `pnpm bench [part…] [--quick | --full] [--record] [--runs 3]`.
// Each part prints figures relative to a peer measured in the same run. `--quick` runs everything in three minutes, for a first
// look, `--full` at the largest size of a part that has one. `--record` repeats each part and writes the medians to RESULTS.md.
import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { recordPart, writeResults } from "./results/record.mjs";

const parts = readdirSync(new URL("./parts/", import.meta.url))
  .filter((file) => file.endsWith(".mjs"))
  .map((file) => file.slice(0, -".mjs".length));
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean" },
    full: { type: "boolean" },
    record: { type: "boolean" },
    runs: { type: "string" },
  },
});
const { quick = false, full = false, record = false, runs = record ? "3" : "1" } = options;
const unknown = positionals.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(", ")}. There are: ${parts.join(", ")}.`);
  process.exit(2);
}
if (quick && record) {
  console.error("Quick runs are too short to be recorded. Leave out --quick or --record.");
  process.exit(2);
}
if (!/^[1-9]\d?$/.test(runs)) {
  console.error(`--runs takes a number from 1 to 99, not "${runs}".`);
  process.exit(2);
}

for (const part of positionals.length > 0 ? positionals : parts) {
  const results = [];
  for (let run = 1; run <= Number(runs); run += 1) {
    console.log(`\n${part}${runs === "1" ? "" : `, run ${run} of ${runs}`}`);
    const figures = await runPart(part);
    for (const { name, value, unit, target } of figures)
      console.log(`  ${name.padEnd(48)} ${value.padStart(10)} ${unit}${target ? `   (target ${target})` : ""}`);
    results.push(figures);
  }
  if (record) recordPart(part, results);
}
if (record) writeResults();

/** Runs a part in a process of its own, so that no part inherits another one's heap, compiled code or processor. */
async function runPart(part) {
  const child = fork(new URL("./runPart.mjs", import.meta.url), [
    part,
    ...(quick ? ["--quick"] : []),
    ...(full ? ["--full"] : []),
  ]);
  let figures;
  child.on("message", (message) => {
    figures = message;
  });
  const [code] = await once(child, "exit");
  if (code !== 0 || !figures) throw new Error(`The benchmark ${part} ended with ${code}.`);
  return figures;
}
