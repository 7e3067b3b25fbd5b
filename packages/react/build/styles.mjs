// Writes the style sheets a host links.
import { mkdirSync, writeFileSync } from "node:fs";
import { bundleStyles } from "./bundleStyles.mjs";

const dist = new URL("../dist/", import.meta.url);
mkdirSync(dist, { recursive: true });
writeFileSync(new URL("styles.css", dist), bundleStyles());
