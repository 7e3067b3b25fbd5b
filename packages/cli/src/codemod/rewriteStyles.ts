import postcss, { type Container, type Document, type Rule } from "postcss";
import { lineAt, type Note, type Rewritten } from "./Note.ts";
import type { Release } from "./Release.ts";
import { rewriteSelector } from "./rewriteSelector.ts";

/** Rewrites the selectors of a stylesheet. Throws postcss's `CssSyntaxError` if it cannot be parsed. */
export function rewriteStyles({ text, path }: { text: string; path: string }, release: Release): Rewritten {
  const root = postcss.parse(text, { from: path });
  const notes: Note[] = [];
  let isChanged = false;
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const raw = rule.raws.selector?.raw ?? rule.selector;
    const { selector, checks } = rewriteSelector(raw, release, outerSelectors(rule));
    for (const message of checks) notes.push({ line: rule.source?.start?.line ?? 1, message });
    if (selector === raw) return;
    isChanged = true;
    delete rule.raws.selector;
    rule.selector = selector;
  });
  return { text: isChanged ? root.toString() : text, notes };
}

/** Reports lines of a file that is not parsed, such as Sass, which name a class that was renamed. */
export function findClasses(text: string, { classes }: Pick<Release, "classes">): readonly Note[] {
  return classes.flatMap(({ from, to }) =>
    Array.from(text.matchAll(new RegExp(`\\.${from}(?![\\w-])`, "g")), ({ index }) => ({
      line: lineAt(text, index),
      message: `.${from} is now .${to}.`,
    })),
  );
}

function outerSelectors({ parent }: Rule): readonly string[] {
  const found: string[] = [];
  for (let outer: Container | Document | undefined = parent; outer; outer = outer.parent) {
    if (outer.type === "rule" && "selector" in outer) found.unshift(String(outer.selector));
  }
  return found;
}

/** `from`, `50%` and `to` are no selectors. */
function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === "atrule" && "name" in parent && /keyframes$/i.test(parent.name);
}
