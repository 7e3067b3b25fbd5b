import { fileURLToPath } from "node:url";
import { bundle, Features } from "lightningcss";
import { readBlocks, splitCss } from "./cssBlocks.mjs";
import { packStyles } from "./packStyles.mjs";

// Themes rest on the browser's own light-dark(): it follows the page's color-scheme, which no rewrite of it does.
const exclude = Features.LightDark;

/**
 * Every component's CSS as the one file a host links: in layers and without weight, so that whatever a host writes wins.
 *
 * @returns {string}
 */
export function bundleStyles() {
  return packStyles(minify());
}

/**
 * The same for hosts whose own rules for bare elements stand outside of layers and would win over ours. Components' rules
 * leave their layer and get the weight of three classes, all the same one, so that their order among themselves stays as
 * it is. Before them, what a host says of elements inside a component is taken back. Tokens stay as they are.
 *
 * @returns {string}
 */
export function bundleUnlayeredStyles() {
  return packStyles(`${reset}${unlayer(minify())}`, weight);
}

function minify() {
  const filename = fileURLToPath(new URL("../src/styles.css", import.meta.url));
  return decode(bundle({ filename, minify: true, exclude }).code);
}

const weight = ":not(._._._)";

// Drawings keep what their attributes say, which would be taken back with the rest; so would `hidden`. Elements with classes
// of somebody else's are the host's own, put in by it.
const reset = [
  `:where(.pk-root) :where(:not(svg,svg *,[class]:not([class*="pk-"])))${weight}{all:revert}`,
  `:where(.pk-root svg)${weight}{display:revert;vertical-align:revert;max-width:revert}`,
  `:where(.pk-root [hidden])${weight}{display:none}`,
].join("");

/**
 * Works on what the bundler has minified: no comments, and no braces but those of blocks.
 *
 * @param {string} css
 * @returns {string}
 */
function unlayer(css) {
  return readBlocks(css)
    .map(({ prelude, body }) => {
      if (prelude.startsWith("@layer partner-kit.components")) return unlayer(body);
      if (/^@(media|container|supports)/.test(prelude)) return `${prelude}{${unlayer(body)}}`;
      if (prelude.startsWith("@") || !prelude.includes(".pk-")) return `${prelude}{${body}}`;
      return `${splitCss(prelude, ",").map(withWeight).join(",")}{${body}}`;
    })
    .join("");
}

/** @param {string} selector */
function withWeight(selector) {
  const [before = "", after] = selector.split(/(?=::|:(?:after|before)$)/, 2);
  return `${before}${weight}${after ?? ""}`;
}

/** @param {Uint8Array} code */
function decode(code) {
  return new TextDecoder().decode(code);
}
