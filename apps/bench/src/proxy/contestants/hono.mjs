import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { API_KEY, MOUNT, ready, upstream } from "../serve.mjs";

const app = new Hono();
app.all(`${MOUNT}/*`, (context) =>
  proxy(`${upstream.origin}/v1${context.req.path.slice(MOUNT.length)}`, {
    raw: context.req.raw,
    headers: { ...context.req.header(), "x-api-key": API_KEY },
  }),
);
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => ready(port));
