// Serves a folder as any plain web server would, so that a built site can be looked at.
import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

/** @type {Readonly<Record<string, string>>} */
const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/**
 * @param {object} parameters
 * @param {string} parameters.folder
 * @param {string} [parameters.mount] Where it begins, with a slash at either end; beside it there is nothing. Default `/`.
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFolder({ folder, mount = "/" }) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = pathname.slice(mount.length) || "index.html";
    const file = join(folder, path);
    if (!pathname.startsWith(mount) || !file.startsWith(folder) || !existsSync(file))
      return response.writeHead(404).end();
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    return createReadStream(file).pipe(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}${mount}`, close: () => server.close() };
}
