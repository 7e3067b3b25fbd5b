// Lists the messages that a language does not have yet, and exits 1 if there are any: node .tooling/checks/messages.mjs
// Operators see them in English until then. A release needs every language whole.
import { fileURLToPath, pathToFileURL } from "node:url";
import { findMissing } from "./findMissing.mjs";

const folder = fileURLToPath(new URL("../../packages/react/src/text/", import.meta.url));
const load = async (/** @type {string} */ name) => (await import(pathToFileURL(`${folder}${name}.ts`).href))[name];

const english = await load("en");
const missing = await Promise.all(
  ["ar", "fr", "pt"].map(async (language) =>
    findMissing(english, await load(language)).map((place) => `${language}: ${place}`),
  ),
);
const lines = missing.flat();
console.log(lines.length === 0 ? "Every language has every message." : lines.join("\n"));
process.exitCode = lines.length === 0 ? 0 : 1;
