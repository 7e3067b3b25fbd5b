/** One line of a value as JSON: a member, an element, or the value itself. */
export interface JsonLine {
  /** Where it is, as a JSON pointer: `/data/fields/0`. The value itself is at `""`. */
  readonly path: string;
  /** Name of a member; `undefined` for an element and for the value itself. */
  readonly name: string | undefined;
  readonly kind: "object" | "array" | "string" | "number" | "boolean" | "null";
  /** What is written: the value, or for what has lines of its own, how many. */
  readonly text: string;
  /** From 1. */
  readonly level: number;
  /** From 1, and of how many beside it. */
  readonly position: number;
  readonly siblings: number;
  /** `undefined` where there is nothing below it. */
  readonly isExpanded: boolean | undefined;
}

export interface ListJsonLinesParameters {
  /** What `JSON.parse` gave. */
  readonly value: unknown;
  readonly isExpanded: (path: string, level: number) => boolean;
}

/** The lines of a value that are in view, from top to bottom. What is folded is not looked into. */
export function listJsonLines({ value, isExpanded }: ListJsonLinesParameters): readonly JsonLine[] {
  const lines: JsonLine[] = [];
  add({ value, path: "", name: undefined, level: 1, position: 1, siblings: 1 });
  return lines;

  function add({ value: own, ...place }: Omit<JsonLine, "kind" | "text" | "isExpanded"> & { readonly value: unknown }) {
    const kind = kindOf(own);
    const members = kind === "object" || kind === "array" ? Object.entries(own ?? {}) : [];
    const expanded = members.length === 0 ? undefined : isExpanded(place.path, place.level);
    lines.push({ ...place, kind, text: textOf(kind, own, members.length), isExpanded: expanded });
    if (!expanded) return;
    for (const [index, [key, member]] of members.entries()) {
      add({
        value: member,
        path: `${place.path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`,
        name: kind === "array" ? undefined : key,
        level: place.level + 1,
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
