/** One line of a JSON tree: a member, an element, or the root. */
export interface JsonLine {
  /** JSON pointer, such as `/data/fields/0`. The root is `""`. */
  readonly path: string;
  /** Name of a member. `undefined` for an element and the root. */
  readonly name: string | undefined;
  readonly kind: "object" | "array" | "string" | "number" | "boolean" | "null";
  /** The value, or the number of members or elements. */
  readonly text: string;
  /** From 1. */
  readonly level: number;
  /** From 1, among its siblings. */
  readonly position: number;
  /** Number of lines on the same level, including this one. */
  readonly siblings: number;
  /** `undefined`: it cannot be expanded. */
  readonly isExpanded: boolean | undefined;
}

export interface ListJsonLinesParameters {
  /** A result of `JSON.parse`. */
  readonly value: unknown;
  readonly isExpanded: (path: string, level: number) => boolean;
}

/** Lists the visible lines of a JSON tree. */
export function listJsonLines({ value, isExpanded }: ListJsonLinesParameters): readonly JsonLine[] {
  const lines: JsonLine[] = [];
  add({ value, path: "", name: undefined, level: 1, position: 1, siblings: 1 });
  return lines;

  function add({ value: own, ...line }: Omit<JsonLine, "kind" | "text" | "isExpanded"> & { readonly value: unknown }) {
    const kind = kindOf(own);
    const members = kind === "object" || kind === "array" ? Object.entries(own ?? {}) : [];
    const expanded = members.length === 0 ? undefined : isExpanded(line.path, line.level);
    lines.push({ ...line, kind, text: textOf(kind, own, members.length), isExpanded: expanded });
    if (!expanded) return;
    for (const [index, [key, member]] of members.entries()) {
      add({
        value: member,
        path: `${line.path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`,
        name: kind === "array" ? undefined : key,
        level: line.level + 1,
        position: index + 1,
        siblings: members.length,
      });
    }
  }
}

function kindOf(value: unknown): JsonLine["kind"] {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "string") return "string";
  if (typeof value === "number") return "number";
  return typeof value === "boolean" ? "boolean" : "object";
}

function textOf(kind: JsonLine["kind"], value: unknown, count: number): string {
  if (kind === "object") return count === 0 ? "{}" : `{${count}}`;
  if (kind === "array") return count === 0 ? "[]" : `[${count}]`;
  return JSON.stringify(value) ?? "null";
}
