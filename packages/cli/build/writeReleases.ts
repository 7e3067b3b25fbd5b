// Writes the public names of each release into the folder that `partner-kit diff` reads: those of published releases
// from src/releases, and those of the next one from the sources.
import { cpSync, existsSync, writeFileSync } from "node:fs";
import { currentNames } from "./currentNames.ts";

const published = new URL("../src/releases/", import.meta.url);
const folder = new URL("../dist/releases/", import.meta.url);
cpSync(published, folder, { recursive: true });
const current = currentNames();
const file = `${current.version}.json`;
if (!existsSync(new URL(file, published)))
  writeFileSync(new URL(file, folder), `${JSON.stringify(current, null, 2)}\n`);
