import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { build, defaultClientConditions, type PluginOption } from "vite";
import { bundleStyles, bundleUnlayeredStyles } from "../../packages/react/build/bundleStyles.mjs";
import { kitStyles } from "../../packages/react/build/styleSheets.ts";

export interface ServePageParameters {
  /** Folder with an `index.html`. */
  readonly root: string;
  readonly plugins?: readonly PluginOption[] | undefined;
  /** Minifies the code. Default false, which is faster and keeps names readable. */
  readonly isMinified?: boolean | undefined;
  /** Headers of every response. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface ServedPage {
  readonly url: string;
  readonly close: () => void;
}

/** Builds a page and serves it from memory, together with the kit's style sheets. */
export async function servePage({ headers = {}, ...parameters }: ServePageParameters): Promise<ServedPage> {
  const files = await buildOnce(parameters);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname === "/" ? "index.html" : pathname.slice(1);
    const file = files.get(name);
    if (file === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { ...headers, "content-type": typeOf(name) }).end(file);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Caches builds, because several test files use the same page and a build takes longer than most tests. */
function buildOnce(parameters: ServePageParameters): Promise<Files> {
  const key = `${parameters.root} ${parameters.isMinified}`;
  const built = builds.get(key) ?? buildFiles(parameters);
  builds.set(key, built);
  return built;
}

type Files = ReadonlyMap<string, string | Uint8Array>;

const builds = new Map<string, Promise<Files>>();

async function buildFiles({ root, plugins = [], isMinified = false }: ServePageParameters): Promise<Files> {
  const built = await build({
    root,
    configFile: false,
    plugins: [kitStyles(), ...plugins],
    logLevel: "error",
    resolve: { conditions: ["@partner-kit/source", ...defaultClientConditions] },
    build: { write: false, minify: isMinified, reportCompressedSize: false, chunkSizeWarningLimit: 10_000 },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const files = outputs.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source] as const);
  return new Map([
    ...files,
    ["styles.css", await bundleStyles()],
    ["styles.unlayered.css", await bundleUnlayeredStyles()],
  ]);
}

function typeOf(name: string): string {
  return types.find(([ending]) => name.endsWith(ending))?.[1] ?? "application/octet-stream";
}

const types = [
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript"],
  [".css", "text/css"],
] as const;
