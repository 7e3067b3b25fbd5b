import type { StreamBody } from "../src/http/streamBody.ts";
import type { Logger } from "../src/monitoring/logger.ts";

/** Must be in no response and no log line. */
const secrets = new Set<string>();
/** Must not be in a log line. One response may contain it each time the service returns it. The value is the number left. */
const shownOnce = new Map<string, number>();
/** Must be in no log line and no refusal. */
const personal = new Set<string>();
let leaks: string[] = [];

// Short values occur by chance, so they are ignored.
const LENGTH_MIN = 8;
const personalField = /(?:^|_)(?:account_name|account_number|sender_name|sender_originator|crypto_address|user_id)$/;

/** Registers a value that no response and no log line may contain. */
export function keepSecret(secret: string): void {
  if (secret.length >= LENGTH_MIN) secrets.add(secret);
}

/** Checks log lines. */
export function recordLog(text: string): void {
  for (const known of [...secrets, ...shownOnce.keys(), ...personal]) note("A log line", text, known);
}

export function recordResponse(text: string): void {
  for (const secret of secrets) note("A response", text, secret);
  for (const [secret, left] of shownOnce) {
    if (left === 0) note("A later response", text, secret);
    else if (text.includes(secret)) shownOnce.set(secret, left - 1);
  }
}

export function recordRefusal(text: string): void {
  for (const known of personal) note("A refusal", text, known);
}

function note(where: string, text: string, known: string): void {
  if (text.includes(known)) leaks.push(`${where} contains ${JSON.stringify(known)}: ${text}`);
}

/** Registers personal data and one-time secrets from the JSON of pages and of the service. */
export function learn(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    if (typeof field !== "string") learn(field);
    else if (field.startsWith("whsec_")) shownOnce.set(field, (shownOnce.get(field) ?? 0) + 1);
    else if (field.length >= LENGTH_MIN && personalField.test(name)) personal.add(field);
  }
}

/** Registers values from a body that is sent to a proxy, valid or not. */
export function learnBody(body: unknown): void {
  if (typeof body !== "string" && !(body instanceof Uint8Array)) return;
  try {
    learn(JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body)));
  } catch {
    // Text that is not JSON contains no personal fields.
  }
}

export function watchFeed(feed: StreamBody): StreamBody {
  const decoder = new TextDecoder();
  return {
    ...feed,
    open: (sink) =>
      feed.open({
        ...sink,
        write(chunk) {
          recordResponse(decoder.decode(chunk));
          return sink.write(chunk);
        },
      }),
  };
}

export function watchLogger(logger: Logger): Logger {
  const at =
    (level: keyof Logger) =>
    (fields: object, message: string): void => {
      recordLog(JSON.stringify({ fields, message }, (_, value) => (value instanceof Error ? `${value.stack}` : value)));
      logger[level](fields, message);
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

const watched = new Set<string>();
const { fetch } = globalThis;

/** Checks all later `fetch` responses from an address. */
export function watchAddress(address: string): void {
  watched.add(new URL(address).origin);
}

globalThis.fetch = async (input, init) => {
  const { origin } = new URL(input instanceof Request ? input.url : input);
  if (!watched.has(origin)) return fetch(input, init);
  learnBody(init?.body);
  const response = await fetch(input, init);
  const { status, headers } = response;
  recordResponse(JSON.stringify([...headers]));
  if (headers.get("content-type") === "text/event-stream") {
    return new Response(response.body?.pipeThrough(watchMessages()), { status, headers });
  }
  const text = await response.text();
  recordResponse(text);
  if (status >= 400) recordRefusal(text);
  return new Response(text === "" ? null : text, { status, headers });
};

/** Checks a stream message by message, independent of its chunks. */
function watchMessages(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder();
  let text = "";
  return new TransformStream({
    transform(chunk, controller) {
      const messages = (text + decoder.decode(chunk, { stream: true })).split("\n\n");
      text = messages.pop() ?? "";
      for (const message of messages) recordResponse(message);
      controller.enqueue(chunk);
    },
  });
}

/** Returns the leaks since the last call. */
export function takeLeaks(): readonly string[] {
  const found = leaks;
  leaks = [];
  return found;
}

/** Resets the record. Each test file calls it. */
export function forgetSecrets(): void {
  for (const known of [secrets, shownOnce, personal, watched]) known.clear();
  leaks = [];
}
