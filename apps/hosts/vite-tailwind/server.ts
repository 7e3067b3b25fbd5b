import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { createProxy } from "@partner-kit/proxy";
import { nodeHmac, poolTransport, toNodeListener } from "@partner-kit/proxy/node";
import { createSqliteStore } from "@partner-kit/proxy/sqlite";
import { createSessionCookie, readUser } from "host-session";

const {
  PARTNER_KIT_BASE_URL: baseUrl = "",
  PARTNER_KIT_API_KEY: apiKey = "",
  PARTNER_KIT_STORE: path = "./partner-kit.db",
  PARTNER_KIT_WEBHOOK_SECRETS: webhookSecrets,
  PORT = "3000",
} = process.env;

const store = await createSqliteStore({ path });
const proxy = createProxy({
  baseUrl,
  apiKey,
  environment: "staging",
  store,
  webhookSecrets: webhookSecrets?.split(","),
  hmac: nodeHmac,
  transport: poolTransport(),
  authorize: (request) => {
    const user = readUser(request.headers.get("cookie"));
    return user === undefined ? null : { subject: user, scopes: ["trades:view", "wallets:view"] };
  },
});
const handlePartnerKit = toNodeListener(proxy);

const dist = fileURLToPath(new URL("dist", import.meta.url));
const types: Readonly<Record<string, string>> = { ".css": "text/css", ".js": "text/javascript" };

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname.startsWith("/partner-kit/")) return handlePartnerKit(request, response);
  if (pathname === "/sign-in" && request.method === "POST") {
    response.writeHead(303, { location: "/treasury", "set-cookie": createSessionCookie("ada") }).end();
    return;
  }
  const isAsset = /^\/assets\/[\w-]+\.(css|js)$/.test(pathname) && existsSync(dist + pathname);
  response.writeHead(200, {
    "content-type": (isAsset && types[extname(pathname)]) || "text/html; charset=utf-8",
    "content-security-policy": "default-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'",
  });
  createReadStream(isAsset ? dist + pathname : `${dist}/index.html`).pipe(response);
});
server.listen(Number(PORT), "127.0.0.1");

process.once("SIGTERM", async () => {
  await proxy.close();
  server.close(() => store.close());
  // A page that polls keeps its connection busy, and would keep the process alive.
  server.closeAllConnections();
});
