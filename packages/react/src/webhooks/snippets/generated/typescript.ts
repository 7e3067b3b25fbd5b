/** Written by build/snippets.mjs from snippets/receiver.ts. */
export const typescript = `// Receives webhooks of the service. Node 22.18 or newer, no packages:
//
//   WEBHOOK_SECRETS="whsec_…" node receiver.ts
//
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { DatabaseSync } from "node:sqlite";

const TOLERANCE_SECONDS = 300;
const BODY_MAX_BYTES = 1_000_000;

// Two secrets, separated by a space, during the overlap of a rotation.
const keys = (process.env["WEBHOOK_SECRETS"] ?? "")
  .split(" ")
  .filter((secret) => secret !== "")
  .map((secret) => Buffer.from(secret.replace("whsec_", ""), "base64"));
if (keys.length === 0) throw new Error("Set WEBHOOK_SECRETS to the signing secret of the endpoint.");

const database = new DatabaseSync(process.env["WEBHOOK_DATABASE"] ?? "webhooks.db");
database.exec("CREATE TABLE IF NOT EXISTS webhook_inbox (id TEXT PRIMARY KEY, body BLOB NOT NULL)");

const server = createServer(async (request, response) => {
  try {
    // The raw bytes. JSON that was parsed and serialised again does not match the signature.
    const body = await readBody(request);
    if (!isGenuine(request, body)) {
      response.writeHead(400).end();
      return;
    }
    // The same event can arrive twice, so its ID is unique.
    database
      .prepare("INSERT INTO webhook_inbox (id, body) VALUES (?, ?) ON CONFLICT (id) DO NOTHING")
      .run(String(request.headers["webhook-id"]), body);
    // The event is committed. Parse it in your own worker, and read the current state over REST.
    response.writeHead(204).end();
  } catch {
    // The service tries again.
    response.writeHead(500).end();
  }
});
server.listen(Number(process.env["PORT"] ?? 8080), () => {
  process.stdout.write(\`\${JSON.stringify(server.address())}\\n\`);
});

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > BODY_MAX_BYTES) throw new Error("too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isGenuine({ headers }: IncomingMessage, body: Buffer): boolean {
  const id = headers["webhook-id"];
  const timestamp = headers["webhook-timestamp"];
  const signatures = headers["webhook-signature"];
  if (typeof id !== "string" || typeof timestamp !== "string" || typeof signatures !== "string") return false;
  if (!/^\\d{1,15}$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;

  // During the overlap of a rotation there are several signatures. One match is enough.
  const given = signatures
    .split(" ")
    .filter((entry) => entry.startsWith("v1,"))
    .map((entry) => Buffer.from(entry.slice(3), "base64"));
  return keys.some((key) => {
    const expected = createHmac("sha256", key).update(\`\${id}.\${timestamp}.\`).update(body).digest();
    return given.some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected));
  });
}
`;
