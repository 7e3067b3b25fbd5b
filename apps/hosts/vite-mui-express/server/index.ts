import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import express, { type Response } from "express";
import { createSessionCookie } from "host-session";
import { closeProxy, startProxy } from "./partner-kit/getProxy.ts";
import { handlePartnerKit } from "./partner-kit/handlePartnerKit.ts";

const app = express();
// Before body parsers: signatures cover the raw body.
app.use("/partner-kit", handlePartnerKit);
app.use(express.json());

const dist = fileURLToPath(new URL("../dist", import.meta.url));
// Not before the first page: in development, Vite serves the pages, and there may be no build yet.
let html: string | undefined;

app.post("/sign-in", (_request, response) => {
  response.setHeader("set-cookie", createSessionCookie("ada"));
  response.redirect(303, "/treasury");
});
app.get(["/", "/treasury"], (_request, response) => sendPage(response));
// Not index.html, which needs the policy and a nonce.
app.use("/assets", express.static(`${dist}/assets`, { index: false }));

await startProxy();
const server = app.listen(Number(process.env.PORT ?? 3000), "127.0.0.1");

process.once("SIGTERM", async () => {
  await closeProxy();
  server.close();
  // A page that polls keeps its connection busy, and with it the process.
  server.closeAllConnections();
});

/** Emotion adds style elements to the page, which need a nonce. */
function sendPage(response: Response): void {
  html ??= readFileSync(`${dist}/index.html`, "utf8");
  const nonce = randomBytes(16).toString("base64");
  response.setHeader(
    "content-security-policy",
    `default-src 'self'; img-src 'self' data:; style-src 'self' 'nonce-${nonce}'; script-src 'self' 'nonce-${nonce}'`,
  );
  response.type("html").send(html.replaceAll("__NONCE__", nonce));
}
