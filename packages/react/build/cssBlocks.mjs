/**
 * A rule, or an at-rule with a block.
 *
 * @typedef {{ prelude: string, body: string }} Block
 */

/**
 * The blocks a sheet begins with braces, in order. Works on what the bundler has minified: no comments, and no braces but
 * those of blocks. What stands between them ends with a semicolon and is left out.
 *
 * @param {string} css
 */
export function readBlocks(css) {
  /** @type {Block[]} */
  const blocks = [];
  let start = 0;
  let open = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === "{") {
      depth += 1;
      if (depth === 1) open = at;
    }
    // The order of layers, said before there are any.
    if (css[at] === ";" && depth === 0) start = at + 1;
    if (css[at] === "}") {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return blocks;
}

/**
 * Takes a text apart where a character stands outside of brackets and quotes: selectors at commas, declarations at
 * semicolons.
 *
 * @param {string} text
 * @param {"," | ";"} mark
 */
export function splitCss(text, mark) {
  const parts = [""];
  let depth = 0;
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (character === mark && depth === 0 && !isQuoted) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${character}`);
  }
  return parts.filter(Boolean);
}
