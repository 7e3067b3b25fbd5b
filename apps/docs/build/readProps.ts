import { existsSync } from "node:fs";
import { posix } from "node:path";
import { type Node, parseSync } from "oxc-parser";
import { readSource, root } from "./root.ts";

export interface Prop {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly text: string;
}

/** Reads the props of an interface or type with those that it extends. */
export function readProps(file: string, name: string): readonly Prop[] {
  const module = readModule(file);
  const declared = module.declarations.get(name);
  if (declared) return readType(declared, module);
  const imported = module.imports.get(name);
  // A type of another package has its own documentation.
  if (!imported?.from.startsWith(".")) return [];
  return readProps(posix.join(posix.dirname(file), imported.from), imported.name);
}

interface Module {
  readonly file: string;
  readonly source: string;
  readonly comments: readonly { readonly value: string; readonly start: number; readonly end: number }[];
  readonly declarations: ReadonlyMap<string, Node>;
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  if (!existsSync(`${root}${file}`)) throw new Error(`${file} does not exist.`);
  const source = readSource(file);
  const { program, comments } = parseSync(file, source);
  const declarations = new Map<string, Node>();
  const imports = new Map<string, { from: string; name: string }>();
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") {
      for (const { local, ...specifier } of statement.specifiers) {
        const name = "imported" in specifier && "name" in specifier.imported ? specifier.imported.name : local.name;
        imports.set(local.name, { from: statement.source.value, name });
      }
    }
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "TSInterfaceDeclaration" || declaration?.type === "TSTypeAliasDeclaration")
      declarations.set(declaration.id.name, declaration);
  }
  const module = { file, source, comments, declarations, imports };
  modules.set(file, module);
  return module;
}

function readType(node: Node, module: Module): readonly Prop[] {
  switch (node.type) {
    case "TSInterfaceDeclaration":
      return merge([
        ...node.body.body.flatMap((member) => readMember(member, module)),
        ...node.extends.flatMap(({ expression, typeArguments }) =>
          readReference(textOf(expression, module), typeArguments?.params ?? [], module),
        ),
      ]);
    case "TSTypeAliasDeclaration":
      return readType(node.typeAnnotation, module);
    case "TSTypeLiteral":
      return node.members.flatMap((member) => readMember(member, module));
    case "TSIntersectionType":
    case "TSUnionType":
      return merge(node.types.flatMap((type) => readType(type, module)));
    case "TSTypeReference":
      return readReference(textOf(node.typeName, module), node.typeArguments?.params ?? [], module);
    default:
      return [];
  }
}

/** Reads a type by name, through `Pick`, `Omit` and `Partial`. */
function readReference(name: string, [first, second]: readonly Node[], module: Module): readonly Prop[] {
  if (!/^(Pick|Omit|Partial|Readonly)$/.test(name)) return readProps(module.file, name);
  if (!first) return [];
  const props = readType(first, module);
  if (name === "Partial") return props.map((prop) => ({ ...prop, isRequired: false }));
  if (!second) return props;
  const names = new Set(Array.from(textOf(second, module).matchAll(/"(\w+)"/g), ([, key = ""]) => key));
  return props.filter((prop) => names.has(prop.name) === (name === "Pick"));
}

function readMember(member: Node, module: Module): Prop[] {
  if (member.type !== "TSPropertySignature" || member.key.type !== "Identifier") return [];
  const type = member.typeAnnotation ? textOf(member.typeAnnotation.typeAnnotation, module) : "unknown";
  const { name } = member.key;
  return [{ name, type: plainType(type), isRequired: !member.optional, text: commentBefore(member.start, module) }];
}

/** Shortens a type for a table: without `readonly`, `undefined` and outer brackets. */
function plainType(type: string): string {
  const plain = type
    .replace(/\s+/g, " ")
    .replaceAll("readonly ", "")
    .replace(/ \| undefined$/, "");
  return plain.replace(/^\((\(.*\) => .*)\)$/, "$1").replace(/^\| /, "");
}

function commentBefore(start: number, { comments, source }: Module): string {
  const comment = comments.findLast(({ end }) => end <= start);
  if (!comment?.value.startsWith("*") || source.slice(comment.end, start).trim() !== "") return "";
  return comment.value
    .replace(/^\s*\*\s?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}

function textOf({ start, end }: { readonly start: number; readonly end: number }, { source }: Module): string {
  return source.slice(start, end);
}

/** Keeps the first of several props with the same name. */
function merge(props: readonly Prop[]): readonly Prop[] {
  return props.filter(({ name }, index) => props.findIndex((prop) => prop.name === name) === index);
}
