// Bundles every component's CSS into the one file a host links.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle, Features } from "lightningcss";

const filename = fileURLToPath(new URL("../src/styles.css", import.meta.url));
const { code } = bundle({
  filename,
  minify: true,
  // Themes rest on the browser's own light-dark(): it follows the page's color-scheme, which no rewrite of it does.
  exclude: Features.LightDark,
});

mkdirSync(new URL("../dist/", import.meta.url), { recursive: true });
writeFileSync(new URL("../dist/styles.css", import.meta.url), code);
