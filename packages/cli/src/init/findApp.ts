import type { Node } from "oxc-parser";
import { parseScript, type Script } from "../codemod/script/parseScript.ts";
import type { HostName } from "./Host.ts";

/** The statement that creates the server's app: `const app = express();`. */
export interface AppStatement {
  readonly path: string;
  readonly text: string;
  /** Name of the variable. */
  readonly variable: string;
  readonly start: number;
  readonly end: number;
  /** End of the statement after which the proxy is mounted: that of the session, or the one that creates the app. */
  readonly mountAfter: number;
  /** Whether the session is used only after body parsers, so that no place fits. */
  readonly isSessionLate: boolean;
  /** End of the last import. `undefined` in CommonJS. */
  readonly importsEnd: number | undefined;
  /** Start of the statement that makes the server listen. `undefined` if the file cannot wait before it. */
  readonly listenStart: number | undefined;
}

/** Finds the statements of a file that create an app of the framework. A file that cannot be parsed has none. */
export function findApps({
  path,
  text,
  host,
  isModule,
}: {
  readonly path: string;
  readonly text: string;
  /** Whether the file is an ES module, which can `await` at its top level. */
  readonly isModule: boolean;
  readonly host: Exclude<HostName, "next">;
}): readonly AppStatement[] {
  if (!text.includes(host)) return [];
  const script = tryParse(path, text);
  if (!script) return [];
  const factories = new Set(script.nodes.flatMap((node) => factoryNames(node, host)));
  const listenStart = isModule ? findListen(script, host) : undefined;
  const imports = script.program.body.filter(({ type }) => type === "ImportDeclaration");
  return script.nodes.flatMap((node) => {
    if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier" || !node.init) return [];
    const { init, parent } = node;
    const isApp = createsApp(init, factories, host);
    if (!isApp || parent?.type !== "VariableDeclaration" || parent.declarations.length !== 1) return [];
    const statement = parent.parent?.type === "ExportNamedDeclaration" ? parent.parent : parent;
    const { start, end } = statement;
    const session = findSession(script, text, node.id.name);
    return [
      {
        path,
        text,
        variable: node.id.name,
        start,
        end,
        mountAfter: session.end ?? end,
        isSessionLate: session.isLate,
        importsEnd: imports.at(-1)?.end,
        listenStart,
      },
    ];
  });
}

/** Finds the last `app.use(session(…))` before body parsers, by which the proxy learns who is signed in. */
function findSession({ program }: Script, text: string, app: string): { end: number | undefined; isLate: boolean } {
  const uses = program.body
    .map(({ start, end }) => ({ end, code: text.slice(start, end) }))
    .filter(({ code }) => code.startsWith(`${app}.use(`));
  const isSession = ({ code }: (typeof uses)[number]) => /session|passport/i.test(code);
  const parser = uses.findIndex(({ code }) => /\b(?:json|urlencoded|text|raw|bodyParser)\b/.test(code));
  const early = (parser === -1 ? uses : uses.slice(0, parser)).filter(isSession);
  return { end: early.at(-1)?.end, isLate: early.length < uses.filter(isSession).length };
}

/** Also follows calls on the new app, such as `fastify().withTypeProvider()`. A base path would move the mount. */
function createsApp(node: Node, factories: ReadonlySet<string>, host: string): boolean {
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return false;
  const { callee } = node;
  if (callee.type === "Identifier") return factories.has(callee.name);
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return isRequire(callee, host);
  return callee.property.name !== "basePath" && createsApp(callee.object, factories, host);
}

/** Finds only a statement at the top level without a condition, because tests may import the file without listening. */
function findListen({ nodes }: Script, host: string): number | undefined {
  const statements = nodes.filter((node) => listens(node, host)).map(statementOf);
  return statements.find((node) => node?.parent?.type === "Program")?.start;
}

/** `app.listen(3000)`, or `serve({ fetch: app.fetch })` with Hono. */
function listens(node: Node, host: string): boolean {
  if (node.type !== "CallExpression") return false;
  const { callee } = node;
  if (host === "hono") return nameOf(callee) === "serve";
  return callee.type === "MemberExpression" && nameOf(callee.property) === "listen";
}

/** The statement that a call belongs to: not the one around a function that contains the call. */
function statementOf(node: Node): Node | undefined {
  if (/Function/.test(node.type)) return undefined;
  if (/^(?:ExpressionStatement|VariableDeclaration)$/.test(node.type))
    return node.parent?.type === "ExportNamedDeclaration" ? node.parent : node;
  return node.parent ? statementOf(node.parent) : undefined;
}

function tryParse(path: string, text: string): Script | undefined {
  try {
    return parseScript({ path, text });
  } catch {
    return undefined;
  }
}

/** The names of a declaration by which the file calls the framework: `express` of `import express from "express"`. */
function factoryNames(node: Node, host: string): readonly string[] {
  if (node.type === "ImportDeclaration" && node.source.value === host)
    return node.specifiers
      .filter((specifier) => specifier.type !== "ImportSpecifier" || isFactory(nameOf(specifier.imported), host))
      .map(({ local }) => local.name);
  if (node.type !== "VariableDeclarator" || !node.init || !isRequire(node.init, host)) return [];
  if (node.id.type === "Identifier") return [node.id.name];
  if (node.id.type !== "ObjectPattern") return [];
  return node.id.properties.flatMap((property) =>
    property.type === "Property" &&
    property.key.type === "Identifier" &&
    isFactory(property.key.name, host) &&
    property.value.type === "Identifier"
      ? [property.value.name]
      : [],
  );
}

function isFactory(imported: string, host: string): boolean {
  return imported === "default" || imported.toLowerCase() === host;
}

function nameOf(node: Node): string {
  return node.type === "Identifier" ? node.name : "";
}

function isRequire(node: Node, host: string): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || node.callee.name !== "require")
    return false;
  const [argument] = node.arguments;
  return argument?.type === "Literal" && argument.value === host;
}
