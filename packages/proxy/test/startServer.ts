import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";

/** Serves a listener on a free port until the test ends. Resolves to the port. */
export async function startServer(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}
