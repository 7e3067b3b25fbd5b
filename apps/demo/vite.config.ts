import { copyFileSync } from "node:fs";
import { getRequestListener } from "@hono/node-server";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { kitStyles } from "../../packages/react/build/styleSheets.ts";
import { createBackEnd } from "./server/createBackEnd.ts";

const port = Number(process.env["PORT"] ?? 4173);

export default defineConfig(({ command, mode }) => ({
  plugins: [react(), kitStyles(), backEnd(), mode === "static" ? notFoundPage() : preloadedInfo()],
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

/** Who is there is asked while the code comes. A static page has nobody to ask before its service worker runs. */
function preloadedInfo(): Plugin {
  return {
    name: "preloaded-info",
    transformIndexHtml: () => [
      {
        tag: "link",
        attrs: { rel: "preload", href: "/app/info", as: "fetch", crossorigin: "anonymous" },
        injectTo: "head-prepend",
      },
    ],
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
