import type { Node } from "oxc-parser";
import { exportedName } from "./nodeNames.ts";
import type { Script } from "./parseScript.ts";

/** The imports of a file. `write` applies all collected changes at once. */
export interface Imports {
  /** Imports `name` in place of the specifier's current name. Returns the local name. */
  readonly replace: (specifier: ImportSpecifier, name: string) => string;
  /** Imports a name for use in types, unless the file imports it already. Returns the local name. */
  readonly addType: (module: string, name: string) => string;
  readonly write: () => void;
}

type ImportSpecifier = Extract<Node, { type: "ImportSpecifier" }>;
type ImportDeclaration = Extract<Node, { type: "ImportDeclaration" }>;

interface Draft {
  readonly declaration: ImportDeclaration;
  /** The new text of each specifier in braces. Removed specifiers have no entry. */
  readonly specifiers: Map<ImportSpecifier, string>;
  readonly added: string[];
}

export function createImports({ program, output, isNameTaken }: Script): Imports {
  const source = output.original;
  const drafts = program.body
    .filter((statement) => statement.type === "ImportDeclaration")
    .map((declaration): Draft => {
      const named = declaration.specifiers.filter((specifier) => specifier.type === "ImportSpecifier");
      return {
        declaration,
        specifiers: new Map(named.map((specifier) => [specifier, source.slice(specifier.start, specifier.end)])),
        added: [],
      };
    });
  /** Local names of current and added imports, by module and imported name. */
  const locals = new Map<string, string>();
  for (const { declaration, specifiers } of drafts) {
    for (const { imported, local } of specifiers.keys()) {
      locals.set(`${declaration.source.value} ${exportedName(imported)}`, local.name);
    }
  }
  const newDeclarations: string[] = [];
  return { replace, addType, write };

  function replace(specifier: ImportSpecifier, name: string): string {
    const draft = drafts.find(({ specifiers }) => specifiers.has(specifier));
    if (!draft) return specifier.local.name;
    const key = `${draft.declaration.source.value} ${name}`;
    const existing = locals.get(key);
    if (existing !== undefined) {
      draft.specifiers.delete(specifier);
      return existing;
    }
    const type = specifier.importKind === "type" ? "type " : "";
    const isAliased = specifier.local.start !== specifier.imported.start;
    // If the new name is taken, the old one stays as an alias.
    const local = isAliased || isNameTaken(name) ? specifier.local.name : name;
    draft.specifiers.set(specifier, local === name ? `${type}${name}` : `${type}${name} as ${local}`);
    locals.set(key, local);
    return local;
  }

  function addType(module: string, name: string): string {
    const key = `${module} ${name}`;
    const existing = locals.get(key);
    if (existing !== undefined) return existing;
    const local = isNameTaken(name) ? `${name}Operation` : name;
    const specifier = local === name ? name : `${name} as ${local}`;
    locals.set(key, local);
    const draft = drafts.find(
      ({ declaration, specifiers }) => declaration.source.value === module && specifiers.size > 0,
    );
    if (!draft) newDeclarations.push(`import type { ${specifier} } from "${module}";`);
    else draft.added.push(draft.declaration.importKind === "type" ? specifier : `type ${specifier}`);
    return local;
  }

  function write(): void {
    for (const draft of drafts) writeDraft(draft);
    const last = drafts.at(-1)?.declaration;
    if (newDeclarations.length === 0) return;
    const text = newDeclarations.join("\n");
    if (last) output.appendLeft(last.end, `\n${text}`);
    else output.appendLeft(program.body[0]?.start ?? 0, `${text}\n`);
  }

  function writeDraft({ declaration, specifiers, added }: Draft): void {
    const named = declaration.specifiers.filter((specifier) => specifier.type === "ImportSpecifier");
    const [first] = named;
    const last = named.at(-1);
    if (!first || !last) return;
    if (specifiers.size === named.length && added.length === 0) {
      for (const [{ start, end }, text] of specifiers) {
        if (text !== source.slice(start, end)) output.overwrite(start, end, text);
      }
      return;
    }
    const texts = [...specifiers.values(), ...added];
    if (texts.length === 0) {
      removeDeclaration(declaration, named);
      return;
    }
    // One for each line if they were written so.
    const between = source.slice(first.end, last.start);
    const [, indent] = /(\n\s*)$/.exec(source.slice(declaration.start, first.start)) ?? [];
    const separator = indent !== undefined && (between === "" || between.includes("\n")) ? `,${indent}` : ", ";
    output.overwrite(first.start, last.end, texts.join(separator));
  }

  /** Nothing is left in braces. */
  function removeDeclaration(declaration: ImportDeclaration, named: readonly ImportSpecifier[]): void {
    if (declaration.specifiers.length > named.length) {
      const start = source.lastIndexOf(",", named[0]?.start);
      output.remove(start, source.indexOf("}", named.at(-1)?.end) + 1);
      return;
    }
    output.remove(declaration.start, declaration.end + (source[declaration.end] === "\n" ? 1 : 0));
  }
}
