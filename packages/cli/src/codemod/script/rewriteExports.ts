import type { Node } from "oxc-parser";
import type { ExportChange, PackageName } from "../Release.ts";
import { createImports, type Imports } from "./createImports.ts";
import type { Origins } from "./createOrigins.ts";
import { exportedName, literalText, memberName, packageOf, propertyName } from "./nodeNames.ts";
import { namespaceOf } from "./Origin.ts";
import type { Script } from "./parseScript.ts";

/** Renames what a file imports from the kit, and every use of it. A name that is taken in the file stays as an alias. */
export function rewriteExports(script: Script, origins: Origins, changes: readonly ExportChange[]): void {
  const imports = createImports(script);
  const find = (from: PackageName | undefined, name: string) =>
    changes.find((change) => change.package === from && change.from === name);
  for (const node of script.nodes) {
    switch (node.type) {
      case "ImportSpecifier": {
        const change = find(sourceOf(node.parent), exportedName(node.imported));
        if (change) rewriteSpecifier({ script, origins, imports, specifier: node, change });
        break;
      }
      case "ExportSpecifier": {
        const change = find(sourceOf(node.parent), exportedName(node.local));
        if (change) rewriteReexport({ script, specifier: node, change });
        break;
      }
      case "ExportAllDeclaration":
        if (sourceOf(node) && !node.exported) {
          script.note(
            node,
            "This passes on all names of the kit. Check the files that import renamed names from here.",
          );
        }
        break;
      case "MemberExpression":
      case "JSXMemberExpression": {
        const namespace = origins.ofValue(node.object);
        const name = memberName(node);
        if (namespace?.at !== "" || name === undefined) break;
        const change = find(namespace.package, name);
        if (change) rewriteMember({ script, origins, imports, use: node, name: node.property, change });
        break;
      }
      case "TSQualifiedName": {
        const namespace =
          node.parent?.type === "TSImportType" ? namespaceOf(node.parent.source) : origins.ofValue(node.left);
        const change = namespace?.at === "" ? find(namespace.package, node.right.name) : undefined;
        if (change) rewriteMember({ script, origins, imports, use: node, name: node.right, change });
        break;
      }
      case "TSImportType": {
        const { qualifier, source } = node;
        if (qualifier?.type !== "Identifier") break;
        const change = find(namespaceOf(source)?.package, qualifier.name);
        if (change) rewriteMember({ script, origins, imports, use: node, name: qualifier, change });
        break;
      }
      case "Property": {
        const namespace = node.parent?.type === "ObjectPattern" ? origins.ofPattern(node.parent) : undefined;
        const change = namespace?.at === "" ? find(namespace.package, propertyName(node) ?? "") : undefined;
        if (change?.to !== undefined) rewriteImportedField(script, node, change);
        break;
      }
      default:
        break;
    }
  }
  imports.write();
}

interface Rewrite {
  readonly script: Script;
  readonly origins: Origins;
  readonly change: ExportChange;
}

/** `import { Old }` and `import { Old as Local }`. */
function rewriteSpecifier({
  script,
  origins,
  imports,
  specifier,
  change,
}: Rewrite & { readonly imports: Imports; readonly specifier: Extract<Node, { type: "ImportSpecifier" }> }): void {
  const { local } = specifier;
  const variable = script.variableOf(local);
  const uses = (variable?.references ?? []).map(({ identifier }) => identifier as unknown as Node);
  for (const use of uses) noteUse({ script, origins, use, change });
  if (change.to === undefined) return;
  if (change.operation !== undefined) {
    const exported = uses.find(({ parent }) => parent?.type === "ExportSpecifier");
    if (exported) {
      script.note(
        exported,
        `${change.from} is now ${change.to}<typeof ${change.operation}>. Export a type of your own instead.`,
      );
      return;
    }
    const name = imports.replace(specifier, change.to);
    for (const use of uses) writeType({ script, imports, name: use, to: name, operation: change.operation });
    return;
  }
  const name = imports.replace(specifier, change.to);
  if (name !== local.name) for (const use of uses) writeUse(script, use, name);
}

/** `export { Old } from` keeps the name that the host exports. */
function rewriteReexport({
  script,
  specifier: { local, exported },
  change,
}: Omit<Rewrite, "origins"> & { readonly specifier: Extract<Node, { type: "ExportSpecifier" }> }): void {
  if (change.check) script.note(local, change.check);
  if (change.operation !== undefined) {
    script.note(
      local,
      `${change.from} is now ${change.to}<typeof ${change.operation}>. Export a type of your own instead.`,
    );
    return;
  }
  if (change.to === undefined) return;
  const isAliased = local.start !== exported.start;
  const text = isAliased ? change.to : `${change.to} as ${exportedName(exported)}`;
  script.output.overwrite(local.start, local.end, text);
}

/** `kit.old`, `kit.Old<T>`, `import("…").Old`. */
function rewriteMember({
  script,
  origins,
  imports,
  use,
  name,
  change,
}: Rewrite & { readonly imports: Imports; readonly use: Node; readonly name: Node }): void {
  noteUse({ script, origins, use, change });
  const { to, operation } = change;
  if (to === undefined) return;
  if (operation !== undefined) writeType({ script, imports, name, to, operation });
  else if (literalText(name) !== undefined) script.output.overwrite(name.start + 1, name.end - 1, to);
  else writeUse(script, name, to);
}

/** `const { old } = await import("…")`. */
function rewriteImportedField(
  { output, note }: Script,
  { key, shorthand }: Extract<Node, { type: "Property" }>,
  { to = "", check }: ExportChange,
): void {
  if (check) note(key, check);
  if (shorthand) output.appendLeft(key.start, `${to}: `);
  else output.overwrite(key.start, key.end, to);
}

function noteUse({ script, origins, use, change }: Rewrite & { readonly use: Node }): void {
  const { check, checkedArgument } = change;
  const call = use.parent?.type === "CallExpression" && use.parent.callee === use ? use.parent : undefined;
  const argument = checkedArgument === undefined ? undefined : call?.arguments[checkedArgument];
  if (check && !(argument && origins.ofValue(argument))) script.note(use, check);
}

/** Writes `To<typeof operation, …>` in place of `Old<…>`. */
function writeType({
  script: { output },
  imports,
  name,
  to,
  operation,
}: {
  readonly script: Script;
  readonly imports: Imports;
  readonly name: Node;
  readonly to: string;
  readonly operation: string;
}): void {
  const query = `typeof ${imports.addType("@partner-kit/contract", operation)}`;
  // A qualified name stands between the name and its arguments.
  const reference = name.parent?.type === "TSQualifiedName" ? name.parent.parent : name.parent;
  const given = reference && "typeArguments" in reference ? reference.typeArguments : null;
  const first = given?.params[0];
  output.overwrite(name.start, name.end, first ? to : `${to}<${query}>`);
  if (first) output.appendLeft(first.start, `${query}, `);
}

/** Writes the new name of a use. Names that others see stay: `{ old }` becomes `{ old: name }`. */
function writeUse({ output, nodes }: Script, use: Node, name: string): void {
  const { parent, start, end } = use;
  const text = output.original.slice(start, end);
  if (parent?.type === "Property" && parent.shorthand) output.overwrite(start, end, `${text}: ${name}`);
  else if (parent?.type === "ExportSpecifier" && parent.local.start === parent.exported.start) {
    output.overwrite(start, end, `${name} as ${text}`);
  } else output.overwrite(start, end, name);
  // The end of an element repeats its name and is no reference.
  const element = parent?.type === "JSXMemberExpression" ? parent.parent : parent;
  if (element?.type !== "JSXOpeningElement" || element.parent?.type !== "JSXElement") return;
  const closing = element.parent.closingElement;
  if (!closing || !nodes.includes(closing)) return;
  if (closing.name.type === "JSXIdentifier") output.overwrite(closing.name.start, closing.name.end, name);
}

function sourceOf(declaration: Node | undefined): PackageName | undefined {
  const source = declaration && "source" in declaration ? declaration.source : undefined;
  return source && typeof source === "object" && source.type === "Literal" && typeof source.value === "string"
    ? packageOf(source.value)
    : undefined;
}
