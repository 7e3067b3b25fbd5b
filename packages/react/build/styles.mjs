// Writes the two style sheets, of which a host links one.
import { mkdirSync, writeFileSync } from "node:fs";
import { bundleStyles, bundleUnlayeredStyles } from "./bundleStyles.mjs";

const dist = new URL("../dist/", import.meta.url);
mkdirSync(dist, { recursive: true });
writeFileSync(new URL("styles.css", dist), await bundleStyles());
writeFileSync(new URL("styles.unlayered.css", dist), await bundleUnlayeredStyles());
