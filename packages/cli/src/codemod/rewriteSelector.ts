import parseSelector, { type Attribute, type Node } from "postcss-selector-parser";
import type { Release } from "./Release.ts";

/** A rewritten selector, and the questions that a person has to check. */
interface RewrittenSelector {
  readonly selector: string;
  readonly checks: readonly string[];
}

/**
 * Renames classes of the kit, and attributes inside elements with such a class. `outer` are the selectors of the rules
 * around a nested one. Throws an `Error` if the text is not a selector.
 */
export function rewriteSelector(
  selector: string,
  { classes, attributes }: Pick<Release, "classes" | "attributes">,
  outer: readonly string[] = [],
): RewrittenSelector {
  const checks: string[] = [];
  const edits: { start: number; from: string; to: string }[] = [];
  /** The class of the kit that comes last before the current node. */
  let nearest = outerClass(outer);
  parseSelector((root) => {
    root.walk((node) => {
      if (node.type === "selector" && node.parent?.type === "root") nearest = outerClass(outer);
      if (node.type === "class" && node.value.startsWith("pk-")) {
        nearest = node.value;
        const rename = classes.find(({ from }) => from === node.value);
        if (rename) edits.push({ start: node.sourceIndex, ...rename });
      }
      if (node.type === "attribute") readAttribute(node, nearest ?? classAfter(node));
    });
  }).processSync(selector);
  return { selector: applyEdits(selector, edits), checks };

  function readAttribute(node: Attribute, element: string | undefined): void {
    const renames = attributes.filter(({ attribute, from }) => attribute === node.attribute && from === node.value);
    if (renames.length === 0 || element === undefined) return;
    // Classes are known by their new names, too.
    const names = [element, ...classes.filter(({ from }) => from === element).map(({ to }) => to)];
    const rename = renames.find(({ within }) => within.some((name) => name === "pk-*" || names.includes(name)));
    if (rename) edits.push({ start: node.sourceIndex + node.attribute.length, from: rename.from, to: rename.to });
    else {
      const [{ attribute, from } = { attribute: "", from: "" }] = renames;
      const choices = renames.map(({ to, within }) => `"${to}" inside .${within.join(" or .")}`).join(", ");
      checks.push(`[${attribute}="${from}"] is now ${choices}.`);
    }
  }
}

function outerClass(outer: readonly string[]): string | undefined {
  return outer
    .flatMap((text) => text.match(/\.pk-[\w-]+/g) ?? [])
    .at(-1)
    ?.slice(1);
}

/** A class of the kit in the same compound, written after the attribute: `[data-align="figure"].pk-Cell`. */
function classAfter(node: Node): string | undefined {
  const next = node.next();
  if (!next || next.type === "combinator") return undefined;
  return next.type === "class" && next.value.startsWith("pk-") ? next.value : classAfter(next);
}

function applyEdits(text: string, edits: readonly { start: number; from: string; to: string }[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((result, { start, from, to }) => {
      const index = result.indexOf(from, start);
      return index < 0 ? result : result.slice(0, index) + to + result.slice(index + from.length);
    }, text);
}
