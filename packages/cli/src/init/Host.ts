/** The frameworks that `partner-kit init` knows. */
export const hostNames = ["next", "express", "fastify", "hono"] as const;

export type HostName = (typeof hostNames)[number];

export const hostTitles: Readonly<Record<HostName, string>> = {
  next: "Next.js (App Router)",
  express: "Express",
  fastify: "Fastify",
  hono: "Hono on Node",
};

/** The app that gets partner-kit. Paths are relative to its folder and have forward slashes. */
export interface Host {
  readonly name: HostName;
  /** Folder of the proxy's files: `server/partner-kit`. */
  readonly serverFolder: string;
  /** How the server's files are written and import each other. */
  readonly serverCode: CodeStyle;
  /** Folder of the page's files. `undefined` if the app has no React. */
  readonly pageFolder: string | undefined;
  readonly pageCode: CodeStyle;
  /** Next.js only: `app` or `src/app`. */
  readonly appFolder: string | undefined;
  readonly packages: ReadonlySet<string>;
  /** The texts of the scripts in package.json. */
  readonly scripts: Readonly<Record<string, string>>;
}

export interface CodeStyle {
  readonly isTypeScript: boolean;
  /** Extension of files without JSX: `.ts`, `.js`, or `.mjs` in a CommonJS app. */
  readonly extension: ".ts" | ".js" | ".mjs";
  /** How an import ends: `./getProxy.ts`, `./getProxy.js` or `./getProxy`. */
  readonly importExtension: ".ts" | ".js" | ".mjs" | "";
}
