import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { UsageError } from "../Command.ts";
import { listSourceFiles } from "../codemod/listSourceFiles.ts";
import { type AppStatement, findApps } from "./findApp.ts";
import { type CodeStyle, type Host, type HostName, hostNames, hostTitles } from "./Host.ts";
import { isMountedIn } from "./mountInApp.ts";
import { type Manifest, readManifest } from "./readManifest.ts";
import { readServerCode } from "./readServerCode.ts";

export interface DetectHostParameters {
  readonly cwd: string;
  /** The host that the person named. */
  readonly name?: HostName | undefined;
  /** The file that creates the server's app, if the person named it. */
  readonly server?: string | undefined;
}

export interface DetectedHost {
  readonly host: Host;
  /** The statements that may create the server's app. Empty for Next.js. */
  readonly apps: readonly AppStatement[];
  /** The file that already mounts the proxy. */
  readonly mountedIn: string | undefined;
}

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Finds out which framework an app uses and where its files are. Throws a `UsageError` with the steps by hand. */
export async function detectHost({ cwd, name: named, server }: DetectHostParameters): Promise<DetectedHost> {
  const manifest = await readManifest(cwd);
  const name = named ?? readHostName(manifest);
  if (name === "next") return { host: readNext(cwd, manifest), apps: [], mountedIn: undefined };
  const files = await readSources(cwd);
  const mountedIn = files.find(({ text }) => isMountedIn(text, name))?.path;
  const scripts = Object.values(manifest.scripts);
  const { isModule } = manifest;
  const apps = findServerApps({ files, name, server: server ?? mountedIn, scripts, isModule });
  const entry = files.find(({ path }) => path === (apps[0]?.path ?? server));
  const client = files.find(({ text }) => /["']react-dom\/client["']/.test(text));
  const isTypeScript = existsSync(join(cwd, "tsconfig.json"));
  const folder = existsSync(join(cwd, "server")) ? "server" : "src";
  const host: Host = {
    name,
    packages: manifest.packages,
    scripts: manifest.scripts,
    serverFolder: posix.join(entry ? posix.dirname(entry.path) : folder, "partner-kit"),
    serverCode: readServerCode({ cwd, entry, isTypeScript, manifest }),
    pageFolder: manifest.packages.has("react")
      ? posix.join(client ? posix.dirname(client.path) : "src", "partner-kit")
      : undefined,
    pageCode: bundledCode(client ? /\.tsx?$/.test(client.path) : isTypeScript),
    appFolder: undefined,
  };
  return { host, apps, mountedIn };
}

function readNext(cwd: string, { packages, scripts }: Manifest): Host {
  const appFolder = ["src/app", "app"].find((folder) => existsSync(join(cwd, folder)));
  if (appFolder === undefined)
    throw new UsageError(
      "There is no folder app or src/app. init needs the App Router of Next.js. For the Pages Router, add the folder app: both routers work side by side.",
    );
  const folder = posix.join(posix.dirname(appFolder), "partner-kit");
  const code = bundledCode(existsSync(join(cwd, "tsconfig.json")));
  return {
    name: "next",
    packages,
    scripts,
    serverFolder: folder,
    serverCode: code,
    pageFolder: folder,
    pageCode: code,
    appFolder,
  };
}

/** Code that a bundler reads imports files without an extension. */
function bundledCode(isTypeScript: boolean): CodeStyle {
  return { isTypeScript, extension: isTypeScript ? ".ts" : ".js", importExtension: "" };
}

function readHostName({ packages }: Manifest): HostName {
  const found = hostNames.filter((name) => packages.has(name));
  const [first, ...others] = found.includes("next") ? ["next" as const] : found;
  const isWorker = first === "hono" && !packages.has("@hono/node-server");
  if (first !== undefined && others.length === 0 && !isWorker) return first;
  const reason =
    others.length > 0
      ? `The app uses ${found.map((name) => hostTitles[name]).join(", ")}.`
      : `No supported framework was found in package.json. init knows ${hostNames.map((name) => hostTitles[name]).join(", ")}.`;
  throw new UsageError(`${reason}

If the proxy runs in one of them, name it: partner-kit init --host ${hostNames.join("|")}

Otherwise add partner-kit by hand:
  1. Install @partner-kit/proxy on your server, and @partner-kit/react with @tanstack/react-query in your front end.
  2. Create the proxy with createProxy(settings), and pass it every request below /partner-kit, with an unread body:
     proxy.fetch(request), or toNodeListener(proxy) for node:http. Its README shows more servers in "Mount it".
  3. If your server is not JavaScript, run the proxy as a process: npx partner-kit-proxy --help
  4. Wrap your pages in <PartnerKitProvider baseUrl="/partner-kit"> of @partner-kit/react.`);
}

async function readSources(cwd: string): Promise<readonly SourceFile[]> {
  const paths = (await listSourceFiles(cwd, [])).filter(
    (path) => /\.[cm]?[jt]sx?$/.test(path) && !/(^|\/)(dist|build|out|__tests__|tests?)\/|\.(test|spec)\./.test(path),
  );
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(cwd, path), "utf8") })));
}

/** Several files can create an app, such as sub-apps. The file that a script of package.json runs is the server. */
function findServerApps({
  files,
  name,
  server,
  scripts,
  isModule,
}: {
  readonly files: readonly SourceFile[];
  readonly name: Exclude<HostName, "next">;
  readonly server: string | undefined;
  readonly scripts: readonly string[];
  /** Whether `.js` and `.ts` files are ES modules. */
  readonly isModule: boolean;
}): readonly AppStatement[] {
  if (server !== undefined && !files.some(({ path }) => path === server))
    throw new UsageError(
      `"${server}" is not a source file of this app. Pass its path from here: --server server/index.ts`,
    );
  const searched = server === undefined ? files : files.filter(({ path }) => path === server);
  const found = searched.flatMap((file) =>
    findApps({ ...file, host: name, isModule: isModule ? !/\.c[jt]s$/.test(file.path) : /\.m[jt]s$/.test(file.path) }),
  );
  const started = found.filter(({ path }) => scripts.some((script) => script.includes(path)));
  return started.length > 0 ? started : found;
}
