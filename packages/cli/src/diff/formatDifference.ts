import type { NameDifference, OperationDifference, ReleaseDifference } from "./compareReleases.ts";
import type { OperationFacts } from "./ReleaseNames.ts";

/** Writes a difference for people, in sections. A section without changes is left out. */
export function formatDifference(difference: ReleaseDifference): string {
  const { from, to, exports, fields, values, operations, messages, classes, attributes, properties, variables } =
    difference;
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ...Object.entries(exports).map(([name, names]) => [name, formatNames(names)] as const),
    ["Fields, options and props", fields.filter(({ in: places }) => !places.some(isText)).map(formatMember)],
    ["Values", values.map(formatMember)],
    ["Operations", formatOperations(operations)],
    ["Messages", formatMessages(messages, fields)],
    ["CSS classes", formatNames(classes)],
    [
      "Attributes",
      attributes.map(
        ({ attribute, from: old, to: next, within }) =>
          `renamed  ${attribute}="${old}" of ${within.join(", ")}  ->  "${next}"`,
      ),
    ],
    ["CSS custom properties", formatNames(properties)],
    ["Environment variables", formatNames(variables)],
  ];
  const written = sections.flatMap(([title, lines]) =>
    lines.length === 0 ? [] : [`${title}\n${lines.map((line) => `  ${line}`).join("\n")}`],
  );
  return [`From ${from} to ${to}`, ...written].join("\n\n");
}

function formatNames({ added, removed, renamed }: NameDifference): readonly string[] {
  return [
    ...renamed.map(({ from, to }) => `renamed  ${from}  ->  ${to}`),
    ...removed.map((name) => `removed  ${name}`),
    ...added.map((name) => `added    ${name}`),
  ];
}

interface Member {
  readonly in: readonly string[];
  readonly from: string;
  readonly to?: string | undefined;
  readonly check?: string | undefined;
}

/** `in` names the first place only, because the others are types and parameters of the same field. */
function formatMember({ in: [place = ""], from, to, check }: Member): string {
  const where = `${from} of ${place.replace(/^:/, "")}`;
  return to === undefined ? `changed  ${where}: ${check ?? "removed"}` : `renamed  ${where}  ->  ${to}`;
}

const textRoot = ":Text";

function isText(place: string): boolean {
  return place.startsWith(`${textRoot}.`) || place === textRoot;
}

/** Adds the instructions of the codemod to the messages that it reports, and names many new messages of a section once. */
function formatMessages({ added, removed }: NameDifference, fields: ReleaseDifference["fields"]): readonly string[] {
  const reported = fields.flatMap(({ in: places, from, check }) => {
    const place = places.find(isText);
    return place === undefined ? [] : [{ path: [...place.split(".").slice(1), from].join("."), check }];
  });
  const isReported = (path: string): boolean =>
    reported.some((message) => path === message.path || path.startsWith(`${message.path}.`));
  const sections = new Map<string, readonly string[]>();
  for (const path of added) {
    const [section = ""] = path.split(".");
    sections.set(section, [...(sections.get(section) ?? []), path]);
  }
  return [
    ...reported.map(({ path, check }) => `changed  ${path}: ${check ?? "removed"}`),
    ...removed.filter((path) => !isReported(path)).map((path) => `removed  ${path}`),
    ...Array.from(sections, ([section, paths]) =>
      paths.length > 3 ? [`added    ${section} (${paths.length} messages)`] : paths.map((path) => `added    ${path}`),
    ).flat(),
  ];
}

function formatOperations({ added, removed, changed }: OperationDifference): readonly string[] {
  return [
    ...removed.map(({ name, ...facts }) => `removed  ${name}  ${formatFacts(facts)}`),
    ...changed.map(({ name, before, after }) => `changed  ${name}  ${formatFacts(before)}  ->  ${formatFacts(after)}`),
    ...added.map(({ name, ...facts }) => `added    ${name}  ${formatFacts(facts)}`),
  ];
}

function formatFacts({ method, path, scope, evidence }: OperationFacts): string {
  const needs = scope === "unknown" ? "scope unknown" : scope;
  return `${method} ${path} (${[evidence, ...(needs === null ? [] : [needs])].join(", ")})`;
}
