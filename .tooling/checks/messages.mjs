// Lists missing messages of each language, and exits with 1 if there are any: node .tooling/checks/messages.mjs
// Operators see a missing message in English. A release needs every message in every language.
import { fileURLToPath, pathToFileURL } from "node:url";
import { findMissing } from "./findMissing.mjs";

const folder = fileURLToPath(new URL("../../packages/react/src/text/", import.meta.url));
const load = async (/** @type {string} */ name) => (await import(pathToFileURL(`${folder}${name}.ts`).href))[name];

const english = await load("en");
const missing = await Promise.all(
  ["ar", "fr", "pt"].map(async (language) =>
    findMissing(english, await load(language)).map((key) => `${language}: ${key}`),
  ),
);
const lines = missing.flat();
console.log(lines.length === 0 ? "Every language has every message." : lines.join("\n"));
process.exitCode = lines.length === 0 ? 0 : 1;
