import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { createSessionCookie } from "host-session";
import { closeProxy, startProxy } from "./partner-kit/getProxy.ts";
import { handlePartnerKit } from "./partner-kit/handlePartnerKit.ts";

const app = new Hono();
// Before body parsers: signatures cover the raw body.
app.all("/partner-kit/*", handlePartnerKit);
app.use(
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", "data:"],
      requireTrustedTypesFor: ["'script'"],
    },
  }),
);
app.post("/sign-in", (context) => {
  context.header("set-cookie", createSessionCookie("ada"));
  return context.redirect("/treasury", 303);
});
const dist = "../vite-tailwind/dist";
app.use(serveStatic({ root: dist }));
app.get("/treasury", serveStatic({ root: dist, path: "index.html" }));

await startProxy();
const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(process.env.PORT ?? 3000) });

process.once("SIGTERM", async () => {
  await closeProxy();
  server.close();
  // A page that polls keeps its connection busy, and would keep the process alive.
  if ("closeAllConnections" in server) server.closeAllConnections();
});
