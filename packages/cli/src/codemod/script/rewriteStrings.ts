import type { Node } from "oxc-parser";
import type { Release } from "../Release.ts";
import { rewriteSelector } from "../rewriteSelector.ts";
import type { Script } from "./parseScript.ts";

/** Renames classes of the kit in strings: selectors of tests, `className`, `classList.contains`. */
export function rewriteStrings(script: Script, release: Release): void {
  for (const node of script.nodes) {
    const range = textRange(node);
    if (!range) continue;
    const text = script.output.original.slice(range.start, range.end);
    const hints = findHints(text, release);
    if (hints.length === 0) continue;
    const rewritten = rewriteText(text, release, isWhole(node));
    if (rewritten === undefined) script.note(node, hints.join(" "));
    else {
      for (const check of rewritten.checks) script.note(node, check);
      if (rewritten.selector !== text) script.output.overwrite(range.start, range.end, rewritten.selector);
    }
  }
}

/** The range between the quotes. */
function textRange(node: Node): { start: number; end: number } | undefined {
  if (node.type === "Literal" && typeof node.value === "string" && node.parent?.type !== "ImportDeclaration") {
    return { start: node.start + 1, end: node.end - 1 };
  }
  // The range of an element ends with a backtick, or with `${` before an expression.
  return node.type === "TemplateElement" ? { start: node.start + 1, end: node.end - (node.tail ? 1 : 2) } : undefined;
}

/** `undefined` if it is neither a list of classes nor a selector. */
function rewriteText(
  text: string,
  release: Release,
  standsAlone: boolean,
): ReturnType<typeof rewriteSelector> | undefined {
  if (/^[\w\s:/-]*$/.test(text)) {
    const selector = text.replace(/[^\s]+/g, (name) => release.classes.find(({ from }) => from === name)?.to ?? name);
    return { selector, checks: [] };
  }
  if (!standsAlone || !text.includes(".pk-") || text.includes("{")) return undefined;
  try {
    return rewriteSelector(text, release);
  } catch {
    return undefined;
  }
}

/** Describes the renamed classes and attributes that a text contains. */
function findHints(text: string, { classes, attributes }: Release): readonly string[] {
  const named = classes.filter(({ from }) => new RegExp(`(?<![\\w-])${from}(?![\\w-])`).test(text));
  const selected = attributes.filter(
    ({ attribute, from }) => text.includes(".pk-") && new RegExp(`\\[${attribute}=["']?${from}`).test(text),
  );
  return [
    ...named.map(({ from, to }) => `${from} is now ${to}.`),
    ...selected.map(
      ({ attribute, from, to, within }) => `[${attribute}="${from}"] is now "${to}" inside .${within.join(" or .")}.`,
    ),
  ];
}

/** Whether a text stands alone, without expressions. */
function isWhole({ type, parent }: Node): boolean {
  return type === "Literal" || (parent?.type === "TemplateLiteral" && parent.quasis.length === 1);
}
