import { createHmac } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** Mistakes of receivers, each in a single place. */
export type Mistake =
  | "rewritten JSON"
  | "chunks as text"
  | "closed list of types"
  | "strict fields"
  | "amounts as numbers"
  | "conflict for duplicates"
  | "newest only"
  | "first signature only"
  | "no tolerance"
  | "one at a time"
  | "insert without conflict"
  | "no signature check"
  | "ID of the body"
  | "prefix comparison"
  | "any version"
  | "optional signature"
  | "no expiry"
  | "no future"
  | "no limit"
  | "throws on JSON"
  | "never responds"
  | "explains signatures"
  | "blocks senders"
  | "redirects"
  | "key as text";

export interface CreateTestReceiverParameters {
  readonly secret: string;
  readonly mistake?: Mistake | undefined;
  /** Called with the ID of each event that is stored. */
  readonly onStored?: ((id: string) => void) | undefined;
}

/** How many deliveries of a type the command sends at once. */
const together: Readonly<Record<string, number>> = { "deposit.action_required": 4, "withdrawal.partial": 2 };

const LIMIT = 1024 * 1024;
const types = ["deposit.", "withdrawal.", "exchange."];

interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly occurred_at: string;
  readonly data: { readonly amount?: string; readonly order_id?: string };
}

class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;

  constructor(status: number, message = "") {
    super(message);
    this.status = status;
  }
}

/** A receiver as a partner writes it with `node:http`, with at most one mistake. */
export function createTestReceiver({ secret, mistake, onStored }: CreateTestReceiverParameters): RequestListener {
  const key = mistake === "key as text" ? Buffer.from(secret) : Buffer.from(secret.slice("whsec_".length), "base64");
  const has = (name: Mistake): boolean => mistake === name;
  const stored = new Set<string>();
  const newest = new Map<string, string>();
  let active = 0;
  let refused = 0;
  const arrived = new Map<string, number>();
  let announce: () => void = () => undefined;
  let arrival = new Promise<void>((resolve) => {
    announce = resolve;
  });

  function noteArrival(type: string): void {
    arrived.set(type, (arrived.get(type) ?? 0) + 1);
    announce();
    arrival = new Promise((resolve) => {
      announce = resolve;
    });
  }

  /** Waits until all deliveries that are sent at once are here or refused, so that no outcome depends on timing. */
  async function waitForOthers(type: string): Promise<void> {
    noteArrival(type);
    while ((arrived.get(type) ?? 0) < (together[type] ?? 0)) await arrival;
  }

  async function receive(incoming: IncomingMessage): Promise<void> {
    if (has("blocks senders") && refused > 3) throw new Refusal(429);
    if (has("one at a time") && active > 2) throw new Refusal(503);
    const body = await readBody(incoming);
    verify(incoming, body);
    const event = readEvent(body);
    await store(event);
  }

  async function readBody(incoming: IncomingMessage): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let text = "";
    let length = 0;
    for await (const chunk of incoming) {
      length += chunk.length;
      if (length > LIMIT && !has("no limit")) throw new Refusal(413);
      chunks.push(chunk);
      text += chunk.toString();
    }
    return has("chunks as text") ? Buffer.from(text) : Buffer.concat(chunks);
  }

  function verify({ headers }: IncomingMessage, body: Buffer): void {
    const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": header } = headers;
    if (header === undefined && has("optional signature")) return;
    if (typeof id !== "string" || typeof timestamp !== "string" || typeof header !== "string") throw new Refusal(401);
    const age = Date.now() / 1000 - Number(timestamp);
    const tolerance = has("no tolerance") ? 30 : 300;
    if (age > tolerance && !has("no expiry")) throw new Refusal(401);
    if (age < -tolerance && !has("no future")) throw new Refusal(401);
    const signed = has("rewritten JSON") ? Buffer.from(rewrite(body)) : body;
    const signedId = has("ID of the body") ? readId(body) : id;
    const expected = createHmac("sha256", key).update(`${signedId}.${timestamp}.`).update(signed).digest("base64");
    const entries = header.split(" ").slice(0, has("first signature only") ? 1 : undefined);
    const isRight = entries.some((entry) => {
      const [version, signature = ""] = entry.split(",");
      if (version !== "v1" && !has("any version")) return false;
      return has("prefix comparison") ? expected.startsWith(signature) : signature === expected;
    });
    if (isRight || has("no signature check")) return;
    refused += 1;
    throw new Refusal(401, has("explains signatures") ? `expected v1,${expected}` : "");
  }

  function readEvent(body: Buffer): StoredEvent {
    try {
      return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    } catch {
      throw new Refusal(has("throws on JSON") ? 500 : 400);
    }
  }

  async function store({ id, type, version, occurred_at, data, ...rest }: StoredEvent): Promise<void> {
    if (version !== 1) throw new Refusal(400);
    if (has("closed list of types") && !types.some((prefix) => type.startsWith(prefix))) throw new Refusal(400);
    if (has("strict fields") && Object.keys(rest).length > 0) throw new Refusal(400);
    if (has("amounts as numbers") && Number(data.amount) > Number.MAX_SAFE_INTEGER) throw new Refusal(422);
    const order = data.order_id ?? id;
    if (has("newest only") && (newest.get(order) ?? "") > occurred_at) throw new Refusal(400);
    newest.set(order, occurred_at);
    if (has("conflict for duplicates") && stored.has(id)) throw new Refusal(409);
    const wasStored = stored.has(id);
    await waitForOthers(type);
    if (has("insert without conflict") && !wasStored && stored.has(id)) throw new Refusal(500);
    stored.add(id);
    onStored?.(id);
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (has("never responds")) return;
    if (has("redirects")) {
      outgoing.writeHead(308, { location: "/elsewhere" }).end();
      return;
    }
    active += 1;
    try {
      await receive(incoming);
      outgoing.writeHead(204).end();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      noteArrival(String(incoming.headers["x-service-event-type"]));
      outgoing.writeHead(error.status, { connection: "close" }).end(error.message);
    } finally {
      active -= 1;
    }
  }

  return (incoming, outgoing) => void respond(incoming, outgoing);
}

function rewrite(body: Buffer): string {
  try {
    return JSON.stringify(JSON.parse(body.toString()));
  } catch {
    throw new Refusal(400);
  }
}

function readId(body: Buffer): string {
  try {
    return JSON.parse(body.toString()).id;
  } catch {
    throw new Refusal(400);
  }
}
