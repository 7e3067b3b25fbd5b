import type { Node } from "oxc-parser";
import type { FieldChange, Location, PackageName, ValueChange } from "../Release.ts";
import type { Origins } from "./createOrigins.ts";
import { isForeign } from "./isForeign.ts";
import { exportedName, literalText, memberName, packageOf, propertyName } from "./nodeNames.ts";
import type { Origin } from "./Origin.ts";
import type { Script } from "./parseScript.ts";

/** A place that names a field. */
interface Field {
  readonly name: string;
  /** The name itself, to be replaced. */
  readonly key: Node;
  readonly origin: Origin | undefined;
  /** Whether the field is read from a value or written into one. */
  readonly use: "read" | "written";
}

/**
 * Renames fields of objects that definitely come from the kit or are passed to it. If the object is unknown, it reports
 * the field, but only in a file that imports the name that the field belongs to.
 */
export function rewriteFields(script: Script, origins: Origins, changes: readonly FieldChange[]): void {
  const imported = listImports(script);
  for (const node of script.nodes) {
    const field = readField(node, origins);
    const named = field ? changes.filter(({ from }) => from === field.name) : [];
    if (!field || named.length === 0) continue;
    const { origin } = field;
    const change = origin && named.find((candidate) => isIn(candidate, origin));
    if (change) {
      if (change.check) script.note(field.key, change.check);
      if (change.to !== undefined) writeField(script, node, field.key, change.to);
      continue;
    }
    // It belongs to something else.
    if (origin || isForeign(script, node)) continue;
    const possible = named.find((candidate) =>
      candidate.in.some(
        (location) =>
          isUsed(location, field.use) && isInside(location, node) && imported(candidate.package, rootOf(location)),
      ),
    );
    if (possible) script.note(field.key, describeUncertain(possible));
  }
}

/** Replaces or reports strings that a field of the kit is compared with or set to. */
export function rewriteValues(script: Script, origins: Origins, changes: readonly ValueChange[]): void {
  for (const node of script.nodes) {
    const value = literalText(node);
    const { parent } = node;
    if (value === undefined || !parent) continue;
    const origin = origins.ofValue(comparedWith(node, parent)) ?? origins.ofTarget(node);
    const change = origin && changes.find((candidate) => candidate.from === value && isIn(candidate, origin));
    if (change?.check) script.note(node, change.check);
    if (change?.to !== undefined) script.output.overwrite(node.start + 1, node.end - 1, change.to);
  }
}

function readField(node: Node, origins: Origins): Field | undefined {
  switch (node.type) {
    case "MemberExpression": {
      const name = memberName(node);
      return name === undefined
        ? undefined
        : { name, key: node.property, origin: origins.ofValue(node.object), use: "read" };
    }
    case "TSIndexedAccessType": {
      const { indexType } = node;
      const key = indexType.type === "TSLiteralType" ? indexType.literal : undefined;
      const name = key && literalText(key);
      return key && name !== undefined
        ? { name, key, origin: origins.ofType(node.objectType), use: "read" }
        : undefined;
    }
    case "JSXAttribute": {
      const name = propertyName(node);
      return name === undefined ? undefined : { name, key: node.name, origin: origins.ofProps(node), use: "written" };
    }
    case "Property": {
      const name = propertyName(node);
      const object = node.parent;
      if (name === undefined || !object) return undefined;
      return object.type === "ObjectPattern"
        ? { name, key: node.key, origin: origins.ofPattern(object), use: "read" }
        : { name, key: node.key, origin: origins.ofTarget(object), use: "written" };
    }
    default:
      return undefined;
  }
}

function writeField({ output }: Script, node: Node, key: Node, name: string): void {
  if (literalText(key) !== undefined) output.overwrite(key.start + 1, key.end - 1, name);
  else if (node.type === "Property" && node.shorthand) output.appendLeft(key.start, `${name}: `);
  else output.overwrite(key.start, key.end, name);
}

/** Finds the expression that a literal is compared with: the other side of `===`, or the value of its `switch`. */
function comparedWith(literal: Node, parent: Node): Node | undefined {
  if (parent.type === "BinaryExpression" && /^[!=]==?$/.test(parent.operator)) {
    return parent.left === literal ? parent.right : parent.left;
  }
  if (parent.type !== "SwitchCase" || parent.parent?.type !== "SwitchStatement") return undefined;
  return parent.parent.discriminant;
}

/** Lists the names of the kit that a file imports, and returns a check for one of them. */
function listImports({ program }: Script): (from: PackageName, name: string) => boolean {
  const names = new Set<string>();
  for (const statement of program.body) {
    const from = statement.type === "ImportDeclaration" ? packageOf(statement.source.value) : undefined;
    if (!from || statement.type !== "ImportDeclaration") continue;
    for (const specifier of statement.specifiers) {
      names.add(`${from} ${specifier.type === "ImportSpecifier" ? exportedName(specifier.imported) : "*"}`);
    }
  }
  return (from, name) => names.has(`${from} ${name}`) || names.has(`${from} *`);
}

/** Results are read, arguments and props are written, typed values can be both. */
function isUsed(location: Location, use: Field["use"]): boolean {
  if (location.startsWith(":")) return true;
  return use === "read" ? location.includes("()") : !location.includes("()");
}

/** Whether the object has the name of the last field: `mutation` of `useCreateQuote(0).mutation`. */
function isInside(location: Location, node: Node): boolean {
  const [, name] = /\.(\w+)$/.exec(location) ?? [];
  return name === undefined || containerName(node) === name;
}

function containerName(node: Node): string | undefined {
  const object = node.type === "MemberExpression" ? node.object : node.parent;
  if (object?.type === "Identifier") return object.name;
  if (object?.type === "MemberExpression") return memberName(object);
  const holder = object?.parent ?? undefined;
  if (holder?.type === "VariableDeclarator") return holder.id.type === "Identifier" ? holder.id.name : undefined;
  return holder && propertyName(holder);
}

function isIn(change: FieldChange | ValueChange, origin: Origin): boolean {
  return change.package === origin.package && change.in.includes(origin.at);
}

/** `useCountries()` and `:UseCountriesReturnType` begin with the name of an export. */
function rootOf(location: Location): string {
  return /\w+/.exec(location)?.[0] ?? "";
}

function describeUncertain({ in: [location = ""], from, to, check }: FieldChange): string {
  const change = to === undefined ? (check ?? "") : `It is now \`${to}\`.`;
  return `Is this \`${from}\` of ${rootOf(location)}? ${change}`;
}
