import { Agent, createServer } from "node:http";
import { createProxyMiddleware } from "http-proxy-middleware";
import { API_KEY, MOUNT, serve, upstream } from "../serve.mjs";

const proxy = createProxyMiddleware({
  target: upstream.origin,
  agent: new Agent({ keepAlive: true, maxSockets: 64 }),
  pathRewrite: (path) => `/v1${path.slice(MOUNT.length)}`,
  headers: { "x-api-key": API_KEY },
});
serve(createServer((incoming, outgoing) => void proxy(incoming, outgoing, () => outgoing.destroy())));
