// Runs the benchmarks, or the parts named: `pnpm bench [part…]`. Each prints ratios against a peer measured in the same run.
import { readdirSync } from "node:fs";

const folder = new URL("./parts/", import.meta.url);
const parts = readdirSync(folder)
  .filter((file) => file.endsWith(".mjs"))
  .map((file) => file.slice(0, -".mjs".length));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(", ")}. There are: ${parts.join(", ")}.`);
  process.exit(2);
}

for (const part of wanted.length > 0 ? wanted : parts) {
  const { run } = await import(new URL(`${part}.mjs`, folder));
  console.log(`\n${part}`);
  for (const { name, value, unit, target } of await run()) {
    console.log(`  ${name.padEnd(48)} ${value.padStart(10)} ${unit}${target ? `   (target ${target})` : ""}`);
  }
}
process.exit(0);
