import type { Node } from "oxc-parser";
import { parseScript } from "../codemod/script/parseScript.ts";

/** Removes the types from a template, for apps in JavaScript. Supports the syntax that the templates use. */
export function stripTypes({ path, text }: { readonly path: string; readonly text: string }): string {
  const { nodes, output } = parseScript({ path, text });
  for (const node of nodes) {
    const range = typeRange(node, text);
    if (range) output.remove(...range);
  }
  // As a formatter would leave it.
  return output
    .toString()
    .trimStart()
    .replaceAll(/,\s*(?=\} from )/g, " ")
    .replaceAll(
      /\(\n((?:\s*\w+,\n)+)\)/g,
      (_, names: string) => `(${names.trim().replaceAll(/,\s*/g, ", ").replace(/, $/, "")})`,
    );
}

function typeRange(node: Node, text: string): [number, number] | undefined {
  if (node.type === "TSTypeAnnotation") return [node.start, node.end];
  if (node.type === "TSInterfaceDeclaration") return [node.start, skip(text, node.end, /\n{0,2}/y)];
  if (node.type === "ImportDeclaration" && node.importKind === "type")
    return [node.start, skip(text, node.end, /\n?/y)];
  if (node.type === "ImportSpecifier" && node.importKind === "type") return specifierRange(node, text);
  return undefined;
}

/** The specifier with the comma after it, or before it if it is the last one. */
function specifierRange({ start, end }: Node, text: string): [number, number] {
  const after = skip(text, end, /,\s*/y);
  return after > end ? [start, after] : [start - (/,\s*$/.exec(text.slice(0, start))?.[0].length ?? 0), end];
}

function skip(text: string, from: number, pattern: RegExp): number {
  pattern.lastIndex = from;
  return from + (pattern.exec(text)?.[0].length ?? 0);
}
