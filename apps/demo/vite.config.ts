import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type IndexHtmlTransformContext, type Plugin } from "vite";
import { kitStyles } from "../../packages/react/build/styleSheets.ts";
import { createBackEnd } from "./server/createBackEnd.ts";

const port = Number(process.env["PORT"] ?? 4173);

export default defineConfig(({ command, mode }) => ({
  plugins: [react(), kitStyles(), backEnd(), ...(mode === "static" ? [notFoundPage()] : [preloads(), compressed()])],
  // A static host may keep the page in a folder: DEMO_BASE=/demo/.
  base: mode === "static" ? (process.env["DEMO_BASE"] ?? "/") : "/",
  // Development reads the packages' sources, so that an edit shows at once; a build takes what a partner would install.
  resolve: { conditions: [...(command === "serve" ? ["@partner-kit/source"] : []), ...defaultClientConditions] },
  server: { host: "127.0.0.1", port, strictPort: true, allowedHosts: [process.env["HARMATTAN_HOST"] ?? "localhost"] },
  build: {
    outDir: mode === "static" ? "dist/static" : "dist/page",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The size budgets read the first load of a screen from the manifest.
    manifest: mode !== "static",
    rolldownOptions: {
      output: {
        // The first screen comes in two files, each with all it needs. In the two dozen small ones that all screens could
        // share, it would wait for every one.
        codeSplitting: {
          groups: [
            { name: "shell", test: /src\/main\.tsx$/, priority: 2 },
            { name: "overview", test: /src\/screens\/Overview\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
}));

/** Serves the routes of `server/server.ts` during development. */
function backEnd(): Plugin {
  return {
    name: "back-end",
    apply: "serve",
    async configureServer(server) {
      const { app, prepare } = createBackEnd({ variables: process.env, origin: () => `http://127.0.0.1:${port}` });
      const listener = getRequestListener(app.fetch);
      server.middlewares.use((request, response, next) => {
        if (/^\/(app|partner-kit)\//.test(request.url ?? "")) void listener(request, response);
        else next();
      });
      await prepare();
    },
  };
}

/**
 * Who is there is asked while the code comes, and the files of the first screen come beside the shell. A static page has
 * nobody to ask before its service worker runs.
 */
function preloads(): Plugin {
  return {
    name: "preloads",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => [
        linkTo({ rel: "preload", href: "/app/info", as: "fetch", crossorigin: "anonymous" }),
        ...listFirstFiles(bundle)
          .filter((fileName) => !html.includes(fileName))
          .map((fileName) => linkTo({ rel: "modulepreload", href: `/${fileName}`, crossorigin: true })),
      ],
    },
  };
}

/** Lists the file of the overview, which has what all screens share, and that of its charts, each with its imports. */
function listFirstFiles(bundle: IndexHtmlTransformContext["bundle"] = {}): string[] {
  const files = new Set<string>();
  const add = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== "chunk" || files.has(fileName)) return;
    files.add(fileName);
    for (const imported of file.imports) add(imported);
  };
  for (const file of Object.values(bundle))
    if (file.type === "chunk" && ["overview", "charts"].includes(file.name)) add(file.fileName);
  return [...files];
}

function linkTo(attrs: Record<string, string | boolean>) {
  return { tag: "link", attrs, injectTo: "head" } as const;
}

/** Writes each file of text with Brotli, too, which the server prefers. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const fileName of Object.keys(bundle).filter((name) => /\.(?:css|html|js|svg)$/.test(name)))
        writeFileSync(`${dir}/${fileName}.br`, brotliCompressSync(readFileSync(`${dir}/${fileName}`)));
    },
  };
}

/** Static hosts show this file where they know no path, and the page finds its way from there. */
function notFoundPage(): Plugin {
  return {
    name: "not-found-page",
    closeBundle() {
      copyFileSync("dist/static/index.html", "dist/static/404.html");
    },
  };
}
