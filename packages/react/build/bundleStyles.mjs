import { readFileSync } from "node:fs";
import { bundleAsync, Features, transform } from "lightningcss";
import { entry, entryText } from "./styleSheets.ts";
import { layered, withSpecificity } from "./styleVisitor.mjs";

/**
 * Bundles the CSS of all components into one file, in layers and without specificity, so that a host's rules win.
 *
 * @returns {Promise<string>}
 */
export function bundleStyles() {
  return bundle(layered);
}

/**
 * Bundles the CSS for hosts that have element rules outside of layers. Components' rules are outside of layers too, with a
 * specificity of three classes. Before them, `reset` undoes the host's rules for elements inside a component.
 *
 * @returns {Promise<string>}
 */
export async function bundleUnlayeredStyles() {
  // The minifier removes a group whose condition is always true.
  const unlayer = (/** @type {string} */ css) => css.replace(/^@layer partner-kit\.components \{/m, "@media all {");
  return minify(reset) + (await bundle(withSpecificity, unlayer));
}

/**
 * @param {typeof layered} visitor
 * @param {(css: string) => string} [edit]
 */
async function bundle(visitor, edit = (css) => css) {
  const read = (/** @type {string} */ file) => (file === entry ? entryText() : edit(readFileSync(file, "utf8")));
  // Themes need the native light-dark(), which follows the page's color-scheme. Its polyfills do not.
  const exclude = Features.LightDark;
  return decode((await bundleAsync({ filename: entry, minify: true, exclude, visitor, resolver: { read } })).code);
}

// Excludes SVG, whose attributes would be undone, `[hidden]`, and elements with classes of the host.
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
