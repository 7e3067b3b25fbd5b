// Compiles the TypeScript snippets of READMEs and of the documentation site against the sources, in one program.
import { execFile } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { promisify } from "node:util";

/**
 * A code block.
 *
 * @typedef {object} Snippet
 * @property {number} line Line number of its first line in the README.
 * @property {"ts" | "tsx"} language
 * @property {string} given Declarations that the snippet assumes, from the comment before it: `<!-- given: declare const id: string; -->`.
 * @property {string} code
 */

/**
 * Finds the `ts` and `tsx` blocks.
 *
 * @param {string} text
 * @returns {Snippet[]}
 */
export function readSnippets(text) {
  const blocks = text.matchAll(/(?:^<!-- given: (.*?) -->\n+)?^```(tsx?)(?: \[[^\]\n]*\])?\n(.*?)^```$/gms);
  return Array.from(blocks, ([block, given = "", language, code = ""]) => {
    const codeStart = text.indexOf(block) + block.lastIndexOf(code);
    return {
      line: text.slice(0, codeStart).split("\n").length,
      language: language === "tsx" ? "tsx" : "ts",
      given: given.replaceAll("\n", " "),
      code,
    };
  });
}

/**
 * Compiles the snippets of READMEs. Each snippet is compiled in the folder of its README, so that it resolves its own
 * package and its dependencies.
 *
 * @param {{ root: string, readmes: Readonly<Record<string, string>> }} parameters `readmes` maps paths from the root to texts.
 * @returns {Promise<{ count: number, problems: string[] }>}
 */
export async function checkSnippets({ root, readmes }) {
  // The check and its test may run at the same time.
  const folderName = `.cache/readme-${process.pid}`;
  /** @type {Map<string, { readme: string, snippet: Snippet }>} */
  const files = new Map();
  for (const [readme, text] of Object.entries(readmes)) {
    // The root has no dependencies.
    const folder = readme === "README.md" ? "packages/react" : dirname(readme);
    const name = `${readme === "README.md" ? "root-" : ""}${basename(readme, ".md")}`;
    for (const snippet of readSnippets(text)) {
      files.set(`${folder}/${folderName}/${name}-${snippet.line}.${snippet.language}`, { readme, snippet });
    }
  }
  const folders = new Set(Array.from(files.keys(), (file) => join(root, dirname(file))));
  const project = join(root, folderName);
  try {
    for (const folder of [...folders, project]) mkdirSync(folder, { recursive: true });
    // The assumed declarations are one line before the code.
    for (const [file, { snippet }] of files) writeFileSync(join(root, file), writeSnippet(snippet));
    const config = {
      extends: "../../packages/react/tsconfig.json",
      compilerOptions: {
        typeRoots: ["../../packages/react/node_modules/@types"],
        // The strictest settings that are common among hosts. The repository's own settings are stricter.
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        noPropertyAccessFromIndexSignature: false,
        noUnusedLocals: false,
        noUnusedParameters: false,
        // The emulator's recipes use the other packages and their hosts' tools.
        paths: Object.fromEntries(Object.entries(tools).map(([name, path]) => [name, [`../../${path}`]])),
      },
      include: [],
      files: ["bundler.d.ts", ...Array.from(files.keys(), (file) => relative(project, join(root, file)))],
    };
    // Bundlers, Next.js and the host's own packages declare these modules.
    writeFileSync(join(project, "bundler.d.ts"), hostModules);
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify(config));
    const output = await compile(root, project);
    return { count: files.size, problems: readProblems(output, files) };
  } finally {
    for (const folder of [...folders, project]) rmSync(folder, { recursive: true, force: true });
  }
}

const tools = {
  "@partner-kit/proxy": "packages/proxy/src/exports/index.ts",
  "@partner-kit/react": "packages/react/src/exports/index.ts",
  "@partner-kit/react/components": "packages/react/src/exports/components.ts",
  "@partner-kit/react/devtools": "packages/react/src/exports/devtools.ts",
  "@playwright/test": ".storybook/node_modules/playwright/test.d.ts",
  "@storybook/react-vite": "packages/react/node_modules/@storybook/react-vite/dist/index.d.ts",
  "@testing-library/react": "packages/react/node_modules/@testing-library/react",
  react: "packages/react/node_modules/@types/react",
  "react/jsx-runtime": "packages/react/node_modules/@types/react/jsx-runtime.d.ts",
};

/**
 * Returns a snippet's module. Replaces `/* as above *\/` with the settings that every proxy needs.
 *
 * @param {Snippet} snippet
 */
function writeSnippet({ given, code }) {
  const above = code.includes(AS_ABOVE)
    ? 'declare const above: Pick<import("@partner-kit/proxy").CreateProxyParameters, "baseUrl" | "apiKey" | "environment" | "authorize">;'
    : "";
  // An export makes the snippet a module, which allows top-level await.
  return `export {}; ${given} ${above}\n${code.replaceAll(AS_ABOVE, "...above,")}`;
}

const hostModules = `declare module "*.css";
declare module "next/navigation" {
  export function notFound(): never;
}
declare module "@/components/ui/button" {
  export const Button: import("react").ComponentType<import("@partner-kit/react/adapters/shadcn").ShadcnButtonProps>;
}
declare module "@/components/ui/input" {
  export const Input: import("react").ComponentType<import("react").ComponentProps<"input">>;
}
declare module "express-session" {
  export default function session(options: {
    secret: string;
    resave: boolean;
    saveUninitialized: boolean;
  }): import("express").RequestHandler;
}
declare module "jose" {
  type Keys = { readonly keys: true };
  export function createRemoteJWKSet(url: URL): Keys;
  export function jwtVerify(
    token: string,
    keys: Keys,
    options: { issuer: string; audience: string },
  ): Promise<{ payload: { readonly sub?: string; readonly [claim: string]: unknown } }>;
}
`;

const AS_ABOVE = "/* as above */";

/**
 * @param {string} root
 * @param {string} project
 */
async function compile(root, project) {
  const tsc = join(root, ".tooling/node_modules/typescript/lib/tsc.js");
  try {
    await promisify(execFile)(process.execPath, [tsc, "--project", project, "--pretty", "false"], { cwd: root });
    return "";
  } catch (error) {
    const { stdout = "" } = /** @type {{ stdout?: string }} */ (error);
    if (stdout === "") throw error;
    return stdout;
  }
}

/**
 * Returns the compiler's errors with their line in the README.
 *
 * @param {string} output
 * @param {ReadonlyMap<string, { readme: string, snippet: Snippet }>} files
 */
function readProblems(output, files) {
  return output
    .trim()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [, file = "", at = "", message = ""] = /^(.+?)\((\d+),\d+\): (.*)$/.exec(line) ?? [];
      const found = files.get(file);
      return found ? `${found.readme}:${found.snippet.line + Number(at) - 2}: ${message}` : line;
    });
}

/**
 * The compiled documents: READMEs, the pages of the proxy, and those of the documentation site. The proxy's tests also run the proxy's snippets.
 *
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function listReadmes(root) {
  const paths = [
    "README.md",
    "packages/react/AGENTS.md",
    ...["contract", "mock", "proxy", "react"].map((name) => `packages/${name}/README.md`),
    ...globSync(["packages/proxy/docs/*.md", "apps/docs/pages/**/*.md"], { cwd: root }).map((path) =>
      path.replaceAll("\\", "/"),
    ),
  ];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}
