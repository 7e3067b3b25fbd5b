import { expect, test } from "vitest";
import { createClient } from "./client.ts";
import { errorEnvelope, successEnvelope } from "./envelope.ts";
import { createQuote } from "./resources/quotes.ts";
import { getTicker } from "./resources/tickers.ts";
import { verifyWebhook } from "./verifyWebhook.ts";
import { createWebhookSecret } from "./webhookSecret.ts";
import { signWebhook } from "./webhookSignature.ts";

const baseUrl = "https://admin.test/partner-kit";

test("behaviour: wrong base URL", async () => {
  const page = () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
  expect(await messageOf(call(page))).toMatchInlineSnapshot(`
    "getTicker received a response that does not match its schema (HTTP 200, GET https://admin.test/partner-kit/partner/exchange/ticker/24h).
    - (root): expected a response envelope
    Check that \`baseUrl\` is the address of the proxy with its mount. If the service's shape differs, map it with the proxy's \`overrides\`.
    Docs: https://partner-kit.example/docs/errors/ResponseError"
  `);
});

test("behaviour: unreachable proxy", async () => {
  expect(await messageOf(call(() => Promise.reject(new TypeError("fetch failed"))))).toMatchInlineSnapshot(`
    "getTicker failed: GET https://admin.test/partner-kit/partner/exchange/ticker/24h is unreachable.
    Check that the server runs and that \`baseUrl\` is its address. In a browser, also check the console for CORS errors.
    Docs: https://partner-kit.example/docs/errors/NetworkError"
  `);
});

test("behaviour: unreachable proxy during a change", async () => {
  const client = createClient({ baseUrl, fetch: () => Promise.reject(new TypeError("fetch failed")) });
  const input = { pair_id: "BTC-NGN", side: "buy", amount: "0.1" } as const;
  expect(await messageOf(client.call(createQuote, input))).toMatchInlineSnapshot(`
    "createQuote failed: POST https://admin.test/partner-kit/partner/exchange/quotes is unreachable.
    The service may have received the request. Read the current state before you send it again.
    Check that the server runs and that \`baseUrl\` is its address. In a browser, also check the console for CORS errors.
    Docs: https://partner-kit.example/docs/errors/NetworkError"
  `);
});

test("behaviour: response shape", async () => {
  const renamed = () => Response.json(successEnvelope({ ticker: [] }));
  expect(await messageOf(call(renamed))).toMatchInlineSnapshot(`
    "getTicker received a response that does not match its schema (HTTP 200, GET https://admin.test/partner-kit/partner/exchange/ticker/24h).
    - data.tickers: expected array
    Check that \`baseUrl\` is the address of the proxy with its mount. If the service's shape differs, map it with the proxy's \`overrides\`.
    Docs: https://partner-kit.example/docs/errors/ResponseError"
  `);
});

test.each([
  ["401", 401, "UNAUTHORIZED", "missing X-Api-Key header"],
  ["403", 403, "FORBIDDEN", "request is not allowed"],
  ["wrong scope", 403, "MISSING_SCOPE", "missing_scope"],
  ["404", 404, "NOT_FOUND", "resource not found"],
  ["404 of a path", 404, "NO_SUCH_OPERATION", "No operation has this path."],
  ["409", 409, "CONFLICT", "quote expired; request a fresh quote"],
  ["429", 429, "RATE_LIMITED", "too many requests"],
])("behaviour: %s", async (_, status, code, message) => {
  expect(await messageOf(call(() => Response.json(errorEnvelope(code, message), { status })))).toMatchSnapshot();
});

test("behaviour: malformed webhook secret", async () => {
  const body = new TextEncoder().encode("{}");
  expect(await messageOf(verifyWebhook({ headers: {}, body, secrets: ["whsec_abc"] }))).toMatchInlineSnapshot(`
    "A webhook signing secret is malformed: expected \`whsec_\` and the standard Base64 of 32 bytes. Pass the secret exactly as the service showed it when the endpoint was created or its secret was rotated.
    Docs: https://partner-kit.example/docs/errors/SECRET_INVALID"
  `);
});

test("behaviour: webhook timestamp outside the tolerance", async () => {
  const secret = createWebhookSecret();
  const body = new TextEncoder().encode("{}");
  const timestamp = 1_767_603_600;
  const headers = {
    "webhook-id": "evt_1",
    "webhook-timestamp": String(timestamp),
    "webhook-signature": await signWebhook({ secret, id: "evt_1", timestamp, body }),
  };
  const verification = verifyWebhook({ headers, body, secrets: [secret], now: () => (timestamp + 412) * 1000 });
  expect(await messageOf(verification)).toMatchInlineSnapshot(`
    "The webhook delivery was rejected: the timestamp is too far in the past (412 seconds).
    Synchronize the clock of the receiver. \`toleranceSeconds\` is the accepted difference.
    Docs: https://partner-kit.example/docs/errors/WebhookVerificationError"
  `);
});

function call(fetch: () => Response | Promise<Response>): Promise<unknown> {
  return createClient({ baseUrl, fetch: async () => fetch() }).call(getTicker, { pair_id: "BTC-NGN" });
}

async function messageOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error("expected a rejection");
}
