import { analyze, type ScopeManager, type Variable } from "@typescript-eslint/scope-manager";
import { MagicString } from "magic-string";
import { type Node, type Program, parseSync, visitorKeys } from "oxc-parser";
import { lineAt, type Note } from "../Note.ts";

/** A parsed file, its scopes, and the changes made to it so far. */
export interface Script {
  readonly program: Program;
  /** Every node in the order of the source. Each has its `parent`. */
  readonly nodes: readonly Node[];
  readonly output: MagicString;
  readonly notes: Note[];
  /** The variable that a name declares or refers to. Other names have none. */
  readonly variableOf: (name: Node) => Variable | undefined;
  /** Whether any scope declares or uses this name. */
  readonly isNameTaken: (name: string) => boolean;
  /** Asks a person to look at a place. */
  readonly note: (at: Node, message: string) => void;
}

/** Parses TypeScript and JavaScript, with or without JSX. Throws a `SyntaxError` that names the line. */
export function parseScript({ path, text }: { readonly path: string; readonly text: string }): Script {
  const { program, errors } = parseSync(path, text, { range: true, astType: "ts", lang: languageOf(path) });
  const [error] = errors;
  if (error) {
    const line = lineAt(text, error.labels[0]?.start ?? 0);
    throw new SyntaxError(`${path}:${line}: ${error.message}`);
  }
  const nodes = listNodes(program);
  const scopes = analyzeScopes(program);
  const variables = new Map<unknown, Variable>();
  const names = new Set<string>();
  for (const scope of scopes.scopes) {
    for (const variable of scope.variables) {
      if (variable.defs.length > 0) names.add(variable.name);
      for (const name of variable.identifiers) variables.set(name, variable);
    }
    for (const { identifier, resolved } of scope.references) {
      names.add(identifier.name);
      if (resolved) variables.set(identifier, resolved);
    }
  }
  const notes: Note[] = [];
  return {
    program,
    nodes,
    output: new MagicString(text),
    notes,
    variableOf: (name) => variables.get(name),
    isNameTaken: (name) => names.has(name),
    note: (at, message) => notes.push({ line: lineAt(text, at.start), message }),
  };
}

/** Allows JSX in `.js`, where many hosts write it. */
function languageOf(path: string): "js" | "jsx" | "ts" | "tsx" {
  if (path.endsWith(".tsx")) return "tsx";
  return /\.[cm]?ts$/.test(path) ? "ts" : "jsx";
}

function analyzeScopes(program: Program): ScopeManager {
  // Both follow the same specification of the tree, each with types of its own.
  const tree = program as unknown as Parameters<typeof analyze>[0];
  return analyze(tree, { sourceType: "module", childVisitorKeys: visitorKeys });
}

/** Lists all nodes and sets their `parent`. */
function listNodes(program: Program): readonly Node[] {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    for (const key of visitorKeys[node.type] ?? []) {
      for (const child of [Reflect.get(node, key)].flat()) {
        if (!isNode(child)) continue;
        child.parent = node;
        visit(child);
      }
    }
  };
  visit(program);
  return nodes;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
