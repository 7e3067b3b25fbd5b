import { readFileSync } from "node:fs";
import { bundleAsync, Features, transform } from "lightningcss";
import { entry, entryText } from "./styleSheets.ts";
import { layered, weighted } from "./styleVisitor.mjs";

/**
 * Every component's CSS as the one file a host links: in layers and without specificity, so that a host's rules win.
 *
 * @returns {Promise<string>}
 */
export function bundleStyles() {
  return bundle(layered);
}

/**
 * The same for hosts whose rules for bare elements stand outside of layers. Components' rules leave their layer and weigh
 * three classes. Before them, `reset` takes back the host's rules for elements inside a component.
 *
 * @returns {Promise<string>}
 */
export async function bundleUnlayeredStyles() {
  // The minifier takes away a group that always holds.
  const unlayer = (/** @type {string} */ css) => css.replace(/^@layer partner-kit\.components \{/m, "@media all {");
  return minify(reset) + (await bundle(weighted, unlayer));
}

/**
 * @param {typeof layered} visitor
 * @param {(css: string) => string} [edit]
 */
async function bundle(visitor, edit = (css) => css) {
  const read = (/** @type {string} */ file) => (file === entry ? entryText() : edit(readFileSync(file, "utf8")));
  // Themes rest on the browser's own light-dark(), which follows the page's color-scheme. No rewrite of it does.
  const exclude = Features.LightDark;
  return decode((await bundleAsync({ filename: entry, minify: true, exclude, visitor, resolver: { read } })).code);
}

// Attributes of drawings would be taken back too, and so would `hidden`. An element with a class that is not the kit's was
// put in by the host.
const reset = `
  :where(.pk-root) :where(:not(svg, svg *, [class]:not([class*="pk-"]))):not(._._._) { all: revert }
  :where(.pk-root svg):not(._._._) { display: revert; vertical-align: revert; max-width: revert }
  :where(.pk-root [hidden]):not(._._._) { display: none }
`;

/** @param {string} css */
function minify(css) {
  return decode(transform({ filename: "reset.css", code: new TextEncoder().encode(css), minify: true }).code);
}

/** @param {Uint8Array} code */
function decode(code) {
  return new TextDecoder().decode(code);
}
