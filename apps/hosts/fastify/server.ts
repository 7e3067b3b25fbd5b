import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";
import { createSessionCookie } from "host-session";
import { startProxy } from "./partner-kit/getProxy.ts";
import { partnerKitPlugin } from "./partner-kit/partnerKitPlugin.ts";

const app = Fastify();
app.register(partnerKitPlugin);
app.addHook("onRequest", async (_request, reply) => {
  reply.header(
    "content-security-policy",
    "default-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'",
  );
});
app.addContentTypeParser("application/x-www-form-urlencoded", (_request, _payload, done) => done(null));
app.post("/sign-in", async (_request, reply) =>
  reply.code(303).header("location", "/treasury").header("set-cookie", createSessionCookie("ada")).send(),
);
app.register(fastifyStatic, { root: fileURLToPath(new URL("../vite-tailwind/dist", import.meta.url)) });
app.get("/treasury", (_request, reply) => reply.sendFile("index.html"));

await startProxy();
await app.listen({ host: "127.0.0.1", port: Number(process.env.PORT ?? 3000) });
process.once("SIGTERM", () => app.close());
