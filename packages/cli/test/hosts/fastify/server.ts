import createFastify from "fastify";

export async function start(port: number): Promise<string> {
  const app = createFastify({ logger: { level: "warn" } });
  app.post("/echo", async (request) => request.body);
  return app.listen({ host: "127.0.0.1", port });
}
