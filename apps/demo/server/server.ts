// Serves the built page and its API, as a partner's own web server would.

import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { compress } from "hono/compress";
import { secureHeaders } from "hono/secure-headers";
import { createBackEnd, MOUNT } from "./createBackEnd.ts";

const dist = fileURLToPath(new URL("../dist/page", import.meta.url));

const wanted = readPort(process.env["PORT"] ?? "4173");
let origin = `http://127.0.0.1:${wanted}`;
const { app, prepare, isSignedIn } = createOrStop();

app.use(
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
    },
    referrerPolicy: "no-referrer",
    // This server uses plain HTTP on localhost.
    strictTransportSecurity: false,
  }),
);
app.use("/assets/*", async (c, next) => {
  await next();
  c.header("cache-control", "public, max-age=31536000, immutable");
});
// The page reads this first, so the browser asks while the code comes. Without a session it would be refused.
app.get("*", async (c, next) => {
  await next();
  if (c.res.headers.get("content-type")?.startsWith("text/html") && (await isSignedIn(c.req.raw)))
    c.header("link", `<${MOUNT}/kit/session>; rel=preload; as=fetch; crossorigin`);
});
app.use(compress());
app.use(serveStatic({ root: dist, precompressed: true }));
app.get("*", serveStatic({ root: dist, path: "index.html", precompressed: true }));

const server = serve({ fetch: app.fetch, port: wanted, hostname: "127.0.0.1" }, ({ port }) => {
  origin = `http://127.0.0.1:${port}`;
  prepare().then(
    () => console.log(JSON.stringify({ listening: `${origin}/` })),
    (error: unknown) => stop(error instanceof Error ? error.message : String(error), 1),
  );
});
server.on("error", (error: NodeJS.ErrnoException) => {
  stop(error.code === "EADDRINUSE" ? `Port ${wanted} is taken. Set PORT to a free one.` : error.message, 1);
});
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    // Live streams stay open until the server closes them.
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}

function createOrStop(): ReturnType<typeof createBackEnd> {
  try {
    return createBackEnd({ variables: process.env, origin: () => origin });
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error), 2);
  }
}

function readPort(text: string): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 0 && number < 65_536
    ? number
    : stop(`PORT is "${text}"; it must be a number from 0 (any free port) to 65535.`, 2);
}

function stop(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}
