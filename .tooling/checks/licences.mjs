// Checks the licences of everything that the published packages install, one check per package. Reads the installed
// packages, not the network.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { formatTally } from "../runner/tally.mjs";
import { findRefused } from "./allowedLicences.mjs";

/** @typedef {Readonly<Record<string, readonly { readonly name: string, readonly versions: readonly string[] }[]>>} Licences */

const root = fileURLToPath(new URL("../..", import.meta.url));
const args = ["--recursive", "--filter=./packages/*", "licenses", "list", "--prod", "--json"];
const output = execFileSync("pnpm", args, { cwd: root, encoding: "utf8", shell: process.platform === "win32" });
/** @type {Licences} */
const licences = JSON.parse(output);
const count = Object.values(licences).flat().length;
const refused = findRefused(licences);
for (const problem of refused) console.log(problem);
// An empty list would mean that nothing was read.
if (count === 0) console.log("No installed package was found.");
console.log(formatTally({ passed: count - refused.length, failed: count === 0 ? 1 : refused.length }));
process.exitCode = count === 0 || refused.length > 0 ? 1 : 0;
