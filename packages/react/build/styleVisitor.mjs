/**
 * @import { Selector, SelectorComponent, SelectorList, Visitor } from "lightningcss"
 *
 * @typedef {Visitor<never>} StyleVisitor
 */

/** Adds the specificity of three classes to every rule. No element has the class. */
const specificity = /** @type {const} */ ({
  type: "pseudo-class",
  kind: "not",
  selectors: [[0, 1, 2].map(() => ({ type: "class", name: "_" }))],
});

/**
 * Wraps each compound of a selector in its own `:where()`. Browsers match a list inside one `:where()` against every element
 * and cannot skip subtrees by the ancestors in it (docs/decisions/0011). Throws if a rule has specificity, because it would
 * override a host's rules.
 *
 * @type {StyleVisitor}
 */
export const layered = { Selector: splitLists };

/**
 * The same, with specificity added to every rule of a component.
 *
 * @type {StyleVisitor}
 */
export const withSpecificity = {
  Selector: (selector) =>
    JSON.stringify(selector).includes('"pk-') ? splitLists(selector).map(addSpecificity) : splitLists(selector),
};

/**
 * Adds the specificity before any pseudo-element.
 *
 * @param {Selector} selector
 * @returns {Selector}
 */
function addSpecificity(selector) {
  const pseudo = selector.findIndex(({ type }) => type === "pseudo-element");
  return pseudo === -1
    ? [...selector, specificity]
    : [...selector.slice(0, pseudo), specificity, ...selector.slice(pseudo)];
}

/**
 * Converts `:where(a > :is(b, c))` into `:where(a) > :where(b)` and `:where(a) > :where(c)`.
 *
 * @param {Selector} selector
 * @returns {SelectorList}
 */
function splitLists(selector) {
  const [head, ...tail] = selector;
  if (!isList(head) || head.kind !== "where" || !tail.every(hasNoSpecificity)) {
    const rule = JSON.stringify(selector);
    throw new Error(
      `A rule has specificity, so it would override a host's rules: ${rule}. Put everything but a pseudo-element into :where().`,
    );
  }
  return head.selectors.flatMap((member) => splitMember(member).map((one) => [...one, ...tail]));
}

/**
 * @param {Selector} member
 * @returns {SelectorList}
 */
function splitMember(member) {
  const compounds = splitCompounds(member);
  const last = compounds.pop() ?? [];
  const before = compounds.flatMap((part) => (part[0]?.type === "combinator" ? part : [where(part)]));
  const [list, ...rest] = last;
  const isPlain = isList(list) && list.selectors.every((one) => splitCompounds(one).length === 1);
  const ends = isPlain ? list.selectors.map((one) => [...one, ...rest]) : [last];
  return ends.map((end) => [...before, where(end)]);
}

/**
 * Splits a selector into compounds and combinators.
 *
 * @param {Selector} selector
 * @returns {SelectorComponent[][]}
 */
function splitCompounds(selector) {
  /** @type {SelectorComponent[][]} */
  const parts = [[]];
  for (const component of selector) {
    if (component.type === "combinator") parts.push([component], []);
    else parts.at(-1)?.push(component);
  }
  return parts;
}

/**
 * @param {Selector} compound
 * @returns {SelectorComponent}
 */
function where(compound) {
  return { type: "pseudo-class", kind: "where", selectors: [compound] };
}

/**
 * @param {SelectorComponent | undefined} component
 * @returns {component is SelectorComponent & { kind: "where" | "is"; selectors: SelectorList }}
 */
function isList(component) {
  return component?.type === "pseudo-class" && (component.kind === "where" || component.kind === "is");
}

/** @param {SelectorComponent} component */
function hasNoSpecificity(component) {
  return component.type === "pseudo-element" || (component.type === "pseudo-class" && component.kind === "where");
}
