import { MagicString } from "magic-string";
import type { AppStatement } from "./findApp.ts";
import type { HostName } from "./Host.ts";
import { mountNames } from "./listTemplateFiles.ts";

type ServerName = Exclude<HostName, "next">;

/** The line that mounts the proxy. */
export function mountLine(host: ServerName, app: string): string {
  if (host === "fastify") return `${app}.register(${mountNames.fastify});`;
  return host === "hono"
    ? `${app}.all("/partner-kit/*", ${mountNames.hono});`
    : `${app}.use("/partner-kit", ${mountNames.express});`;
}

const startName = "startProxy";

/** The line that creates the proxy before the server listens. */
const startLine = `await ${startName}();`;

/** Whether a file imports the function that a server mounts. */
export function isMountedIn(text: string, host: ServerName): boolean {
  return new RegExp(`["'][^"'\\n]*partner-kit/${mountNames[host]}(?:\\.\\w+)?["']`).test(text);
}

/**
 * Adds the import and the mount to a server's file, in the file's quotes and semicolons. The mount follows the session, or the
 * creation of the app, so that no body parser precedes it. If the file also makes the server listen, it first creates the proxy.
 */
export function mountInApp({
  app,
  host,
  specifier,
  startSpecifier,
}: {
  readonly app: AppStatement;
  readonly host: ServerName;
  /** How the file imports the mounted function: `./partner-kit/handlePartnerKit.ts`. */
  readonly specifier: string;
  /** How the file imports the function that starts the proxy: `./partner-kit/getProxy.ts`. */
  readonly startSpecifier: string;
}): string {
  const { text, variable, start, end, mountAfter, importsEnd, listenStart } = app;
  const output = new MagicString(text);
  const name = mountNames[host];
  const style = styleOf(text.slice(start, end), text);
  const indent = /[^\S\n]*$/.exec(text.slice(0, start))?.[0] ?? "";
  const comment = host === "fastify" ? "" : `\n${indent}// Before body parsers: signatures cover the raw body.`;
  output.appendLeft(lineEnd(text, mountAfter), `${comment}\n${indent}${style(mountLine(host, variable))}`);
  if (importsEnd === undefined)
    output.appendRight(start, `${style(`const { ${name} } = require("${specifier}");`)}\n${indent}`);
  else output.appendLeft(lineEnd(text, importsEnd), `\n${style(`import { ${name} } from "${specifier}";`)}`);
  if (importsEnd !== undefined && listenStart !== undefined) {
    output.prependLeft(lineEnd(text, importsEnd), `\n${style(`import { ${startName} } from "${startSpecifier}";`)}`);
    output.appendRight(listenStart, `${style(startLine)}\n`);
  }
  return output.toString();
}

/** Writes a line of code as the file does. */
function styleOf(statement: string, text: string): (line: string) => string {
  const [quote = '"'] = /["'](?=[^"'\n]+["'])/.exec(text) ?? [];
  return (line) => (statement.endsWith(";") ? line : line.replace(/;$/, "")).replaceAll('"', quote);
}

/** The end of the line if only a comment follows, else the end of the statement. */
function lineEnd(text: string, end: number): number {
  return end + (/^[^\S\n]*\/\/[^\n]*/.exec(text.slice(end))?.[0].length ?? 0);
}
