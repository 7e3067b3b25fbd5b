import { toNodeListener } from "@partner-kit/proxy/node";
import type { FastifyInstance } from "fastify";
import { closeProxy, getListener } from "./getProxy.ts";

/** Passes requests to the proxy, without Fastify's body parsers, because webhook signatures cover the raw body. */
export async function partnerKitPlugin(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.addHook("preClose", closeProxy);
  app.all("/partner-kit/*", async (request, reply) => {
    const listener = toNodeListener(await getListener());
    reply.hijack();
    listener(request.raw, reply.raw);
  });
}
