import httpProxy from "@fastify/http-proxy";
import createFastify from "fastify";
import { API_KEY, MOUNT, ready, upstream } from "../serve.mjs";

const app = createFastify();
app.register(httpProxy, {
  upstream: upstream.origin,
  prefix: MOUNT,
  rewritePrefix: "/v1",
  undici: { connections: 64 },
  replyOptions: { rewriteRequestHeaders: (_, headers) => ({ ...headers, "x-api-key": API_KEY }) },
});
await app.listen({ port: 0, host: "127.0.0.1" });
ready(app.server.address().port);
