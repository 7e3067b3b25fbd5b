import { readBlocks, splitCss } from "./cssBlocks.mjs";

/**
 * Says what a minified sheet says in fewer bytes on the wire, and so that a browser finds its rules fast: the rules of a
 * component stand inside one rule of its class, declarations in an order in which they repeat, and no list of selectors
 * inside a `:where()`, which is looked into for every element of the page. Throws where a selector has a weight of its own.
 *
 * @param {string} css
 * @param {string} [weight] What every rule of a component has behind it to be heavier than a host's.
 * @returns {string}
 */
export function packStyles(css, weight = "") {
  const layers = /^(?:@layer [^{};]+;)*/.exec(css)?.[0] ?? "";
  // The minifier leaves spaces that nobody needs.
  const tight = /"[^"]*"|, | [*/] /g;
  return (layers + packBlocks(spreadBlocks(readBlocks(css), weight))).replaceAll(tight, (part) =>
    part.startsWith('"') ? part : part.trim(),
  );
}

/**
 * Selectors so that a browser finds those that concern an element, and passes by the others, without trying each.
 *
 * @param {readonly Block[]} blocks
 * @param {string} weight
 * @returns {Block[]}
 */
function spreadBlocks(blocks, weight) {
  return blocks.map(({ prelude, body }) => {
    if (isGroup(prelude)) return { prelude, body: spreadBlocks(readBlocks(body), weight).map(writePlain).join("") };
    if (prelude.startsWith("@")) return { prelude, body };
    const selectors = splitCss(prelude, ",").flatMap((selector) => {
      refuseWeight(selector, weight);
      // Inside of `:where()` the one word does what the other does.
      const { members, tail } = readWhere(selector.replaceAll(":is(", ":where("));
      return members.flatMap((member) => spreadSelector(member).map((one) => `${one}${tail}`));
    });
    return { prelude: selectors.join(","), body };
  });
}

/**
 * `a>:where(b,c)` as `:where(a)>:where(b)` and `:where(a)>:where(c)`. Of what stands together inside a `:where()` a browser
 * knows neither what it ends with, where that is a list, nor what is around it.
 *
 * @param {string} selector
 * @returns {readonly string[]}
 */
function spreadSelector(selector) {
  const parts = splitCompounds(selector);
  const last = parts.pop() ?? "";
  const before = parts.map((part) => (/^[ >+~]/.test(part) ? part : `:where(${part})`)).join("");
  const { members, tail } = last.startsWith(":where(") ? readWhere(last) : { members: [last], tail: "" };
  const isPlain = members.every((member) => splitCompounds(member).length === 1);
  return (isPlain ? members : [`:where(${members.join()})`]).map((member) => `${before}:where(${member}${tail})`);
}

/**
 * Elements and, between them, what joins them.
 *
 * @param {string} selector
 */
function splitCompounds(selector) {
  let depth = 0;
  const parts = [""];
  for (const character of selector) {
    if ("([".includes(character)) depth += 1;
    if (")]".includes(character)) depth -= 1;
    if (depth === 0 && " >+~".includes(character)) parts.push(character, "");
    else parts.push(`${parts.pop() ?? ""}${character}`);
  }
  return parts;
}

/**
 * A rule that weighs something would win over a host's; and `:is()`, rewritten, would weigh something else.
 *
 * @param {string} selector
 * @param {string} weight
 */
function refuseWeight(selector, weight) {
  let left = weight === "" ? selector : selector.replaceAll(weight, "");
  for (let at = left.indexOf(":where("); at !== -1; at = left.indexOf(":where(")) {
    left = left.slice(0, at) + readWhere(left.slice(at)).tail;
  }
  if (/^[ >+~]*(?:::[\w-]+|:before|:after)?$/.test(left)) return;
  throw new Error(`"${selector}" weighs more than nothing: put all of it but a pseudo-element into :where().`);
}

/** @param {Block} block */
function writePlain({ prelude, body }) {
  return `${prelude}{${body}}`;
}

/**
 * @typedef {import("./cssBlocks.mjs").Block} Block
 * @param {readonly Block[]} blocks
 * @returns {string}
 */
function packBlocks(blocks) {
  let packed = "";
  /** @type {Block[]} */
  let run = [];
  /** @type {string | undefined} */
  let owner;
  let keyframes = "";
  const finish = () => {
    if (owner === undefined) packed += run.map((block) => writeBlock(block, packBlocks)).join("");
    else packed += writeOwner(owner, run);
    packed += keyframes;
    run = [];
    keyframes = "";
  };
  for (const block of blocks) {
    if (block.prelude.startsWith("@keyframes")) {
      // They cannot stand inside a rule, and where they stand is of no matter.
      keyframes += writeBlock(block, packBlocks);
      continue;
    }
    const next = ownerOf(block);
    if (next !== owner) finish();
    owner = next;
    run.push(block);
  }
  finish();
  return packed;
}

/**
 * @param {Block} block
 * @param {(blocks: readonly Block[]) => string} pack
 */
function writeBlock({ prelude, body }, pack) {
  if (isGroup(prelude)) return `${prelude}{${pack(readBlocks(body))}}`;
  if (prelude.startsWith("@")) return `${prelude}{${body}}`;
  return `${prelude}{${sortDeclarations(body)}}`;
}

/**
 * @param {string} owner
 * @param {readonly Block[]} run
 */
function writeOwner(owner, run) {
  const prelude = `:where(${owner})`;
  // What it says of itself needs no rule of its own where that comes first.
  const own = run[0]?.prelude === prelude ? sortDeclarations(run[0].body) : "";
  const nested = (own === "" ? run : run.slice(1)).map((block) => nestBlock(block, owner)).join("");
  return `${prelude}{${[own, nested].filter(Boolean).join(";")}}`;
}

/**
 * A block as it stands inside the rule of its owner.
 *
 * @param {Block} block
 * @param {string} owner
 * @returns {string}
 */
function nestBlock(block, owner) {
  if (isGroup(block.prelude)) return writeBlock(block, (blocks) => blocks.map((one) => nestBlock(one, owner)).join(""));
  const name = new RegExp(`\\${owner}(?![\\w-])`, "g");
  const selectors = splitCss(block.prelude.replaceAll(name, "&"), ",").map((selector) =>
    // What stands inside a rule is inside its element, unless it says otherwise.
    selector.replace(":where(&)", "&").replace(/^& (?=:)|^&(?=>)/, ""),
  );
  return `${selectors.join()}{${sortDeclarations(block.body)}}`;
}

/**
 * The class that every selector of a block begins with, all of them `:where(.pk-Name…)`.
 *
 * @param {Block} block
 * @returns {string | undefined}
 */
function ownerOf({ prelude, body }) {
  if (prelude.startsWith("@layer") || (prelude.startsWith("@") && !isGroup(prelude))) return undefined;
  const owners = isGroup(prelude)
    ? readBlocks(body).map(ownerOf)
    : splitCss(prelude, ",").flatMap((selector) =>
        readWhere(selector).members.map((one) => /^\.pk-\w+/.exec(one)?.[0]),
      );
  return owners.every((owner) => owner === owners[0]) ? owners[0] : undefined;
}

/**
 * What `:where(…)` at the head of a selector holds, one by one, and what comes behind it.
 *
 * @param {string} selector
 */
function readWhere(selector) {
  let depth = 0;
  const end = Array.from(selector).findIndex((character) => {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    return character === ")" && depth === 0;
  });
  return { members: splitCss(selector.slice(":where(".length, end), ","), tail: selector.slice(end + 1) };
}

/** @param {string} prelude */
function isGroup(prelude) {
  return /^@(?:layer|media|container|supports)\b/.test(prelude);
}

/**
 * Those that may set the same property keep their order among themselves.
 *
 * @param {string} body
 */
function sortDeclarations(body) {
  const declarations = splitCss(body, ";").map((text) => ({ text, place: placeOf(text) }));
  return declarations
    .toSorted((a, b) => a.place - b.place)
    .map(({ text }) => text)
    .join(";");
}

/** @param {string} declaration */
function placeOf(declaration) {
  const property = declaration.slice(0, declaration.indexOf(":"));
  const place = order.findIndex((name) => name === property || family(property) === name);
  return place === -1 ? order.length : place;
}

/**
 * The name under which a property is sorted together with those that it sets, or that set it.
 *
 * @param {string} property
 */
function family(property) {
  if (property.startsWith("--")) return "--";
  if (/^(?:align|justify|place)-/.test(property)) return "align";
  if (/^(?:top|right|bottom|left)$/.test(property)) return "inset";
  if (property === "line-height") return "font";
  if (property.endsWith("gap")) return "gap";
  return families.find((name) => property.startsWith(name));
}

const families = [
  "padding",
  "margin",
  "border",
  "inset",
  "flex",
  "grid",
  "font",
  "background",
  "text-decoration",
  "outline",
  "overflow",
  "animation",
  "transition",
  "scroll",
  "container",
  "mask",
  "list-style",
];

/** Found by trying: the order after which gzip takes least. Another one is only longer. */
const order = `
  display grid align white-space appearance text-align resize flex fill-opacity content-visibility container order
  gap inline-size block-size scroll stroke-width z-index color fill font vertical-align table-layout tab-size
  user-select overflow min-inline-size max-block-size text-overflow touch-action background
  contain-intrinsic-block-size margin box-shadow border outline opacity contain overscroll-behavior letter-spacing
  content translate pointer-events -- position inset cursor padding min-block-size max-inline-size text-wrap
  forced-color-adjust vector-effect text-transform clip-path stroke-linecap stroke-linejoin overscroll-behavior-x
  accent-color list-style text-underline-offset text-decoration box-sizing color-scheme print-color-adjust
  field-sizing transition rotate stroke scale unicode-bidi animation break-inside
`
  .trim()
  .split(/\s+/);
