/**
 * @import { Selector, SelectorComponent, SelectorList, Visitor } from "lightningcss"
 *
 * @typedef {Visitor<never>} StyleVisitor
 */

/** Three classes, all the same, which raise every rule alike. No element has them. */
const weight = /** @type {const} */ ({
  type: "pseudo-class",
  kind: "not",
  selectors: [[0, 1, 2].map(() => ({ type: "class", name: "_" }))],
});

/**
 * Writes each compound of a selector in a `:where()` of its own. A browser tries a list inside one `:where()` on every
 * element of the page, and cannot skip a subtree by the ancestors named inside: docs/decisions/0011. Throws if a rule has
 * specificity of its own, because it would win over a host's.
 *
 * @type {StyleVisitor}
 */
export const layered = { Selector: spread };

/**
 * The same, with the weight on every rule of a component.
 *
 * @type {StyleVisitor}
 */
export const weighted = {
  Selector: (selector) => (JSON.stringify(selector).includes('"pk-') ? spread(selector).map(weigh) : spread(selector)),
};

/**
 * Puts the weight before a pseudo-element, if there is one.
 *
 * @param {Selector} selector
 * @returns {Selector}
 */
function weigh(selector) {
  const pseudo = selector.findIndex(({ type }) => type === "pseudo-element");
  return pseudo === -1 ? [...selector, weight] : [...selector.slice(0, pseudo), weight, ...selector.slice(pseudo)];
}

/**
 * `:where(a > :is(b, c))` as `:where(a) > :where(b)` and `:where(a) > :where(c)`.
 *
 * @param {Selector} selector
 * @returns {SelectorList}
 */
function spread(selector) {
  const [head, ...tail] = selector;
  if (!isList(head) || head.kind !== "where" || !tail.every(hasNoWeight)) {
    const rule = JSON.stringify(selector);
    throw new Error(
      `A rule has specificity, so it would win over a host's. Put all of it but a pseudo-element into :where(). It is: ${rule}`,
    );
  }
  return head.selectors.flatMap((member) => spreadMember(member).map((one) => [...one, ...tail]));
}

/**
 * @param {Selector} member
 * @returns {SelectorList}
 */
function spreadMember(member) {
  const compounds = splitCompounds(member);
  const last = compounds.pop() ?? [];
  const before = compounds.flatMap((part) => (part[0]?.type === "combinator" ? part : [where(part)]));
  const [list, ...rest] = last;
  const isPlain = isList(list) && list.selectors.every((one) => splitCompounds(one).length === 1);
  const ends = isPlain ? list.selectors.map((one) => [...one, ...rest]) : [last];
  return ends.map((end) => [...before, where(end)]);
}

/**
 * The compounds of a selector and, between them, its combinators.
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
function hasNoWeight(component) {
  return component.type === "pseudo-element" || (component.type === "pseudo-class" && component.kind === "where");
}
