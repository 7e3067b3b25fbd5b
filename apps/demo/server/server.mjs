// Serves the built page and passes the kit's mount on to the proxy, as a partner's own web server would.

import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { secureHeaders } from "hono/secure-headers";

const MOUNT = "/partner-kit";
const dist = fileURLToPath(new URL("../dist", import.meta.url));

const port = readPort(process.env.PORT ?? "4173");
const upstream = readProxyUrl(process.env.PARTNER_KIT_PROXY_URL);

const app = new Hono();
app.all(`${MOUNT}/*`, async (c) => {
  const { pathname, search } = new URL(c.req.url);
  try {
    return await proxy(upstream + pathname.slice(MOUNT.length) + search, c.req);
  } catch {
    const error = { code: "UPSTREAM_UNREACHABLE", message: "the page's server cannot reach the proxy" };
    return c.json({ status: "error", error }, 502);
  }
});
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
    // The page is served over plain HTTP on the machine it runs on.
    strictTransportSecurity: false,
  }),
);
app.use("/assets/*", async (c, next) => {
  await next();
  c.header("cache-control", "public, max-age=31536000, immutable");
});
app.use(serveStatic({ root: dist }));
app.get("*", serveStatic({ root: dist, path: "index.html" }));

const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" }, ({ port }) => {
  console.log(JSON.stringify({ listening: `http://127.0.0.1:${port}/` }));
});
server.on("error", (error) => {
  stop(error.code === "EADDRINUSE" ? `Port ${port} is taken. Set PORT to a free one.` : error.message, 1);
});
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    // Live streams never end by themselves.
    server.closeAllConnections();
  });
}

function readPort(text) {
  const number = Number(text);
  return Number.isInteger(number) && number >= 0 && number < 65_536
    ? number
    : stop(`PORT is "${text}"; it must be a number from 0 (any free port) to 65535.`, 2);
}

function readProxyUrl(text) {
  if (text && URL.canParse(text)) return text.replace(/\/+$/, "");
  return stop(
    "PARTNER_KIT_PROXY_URL is missing or no address; give the proxy's, such as http://127.0.0.1:4020/partner-kit.",
    2,
  );
}

function stop(message, code) {
  console.error(message);
  process.exit(code);
}
