import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type CreateClientParameters, createClient } from "./client.ts";
import { errorEnvelope, successEnvelope } from "./envelope.ts";
import { ApiError, InputError, NetworkError, ResponseError } from "./errors.ts";
import { getBalances } from "./resources/balances.ts";
import { acceptQuote } from "./resources/quotes.ts";
import { deleteRecipient, listRecipients, updateRecipient } from "./resources/recipients.ts";
import { getTicker } from "./resources/tickers.ts";

const id = "0b8f7a52-5a3e-4a67-9f43-1a0d6a3c9e11";
const recipient = {
  id,
  recipient_type: "fiat",
  label: "Rent",
  chain: null,
  crypto_address: null,
  currency: "NGN",
  created_at: "2026-11-21T02:00:00Z",
  updated_at: "2026-11-21T02:00:00Z",
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("call", () => {
  test("default", async () => {
    const { client, fetch } = clientOf(() => Response.json(successEnvelope({ tickers: [] })));
    expect(await client.call(getTicker, { pair_id: "BTC-NGN" })).toEqual({ tickers: [] });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      "https://proxy.test/partner-kit/partner/exchange/ticker/24h?pair_id=BTC-NGN",
      {
        method: "GET",
        headers: { accept: "application/json" },
        body: null,
        redirect: "error",
        signal: expect.any(AbortSignal),
      },
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  test("behaviour: sends a body as JSON", async () => {
    const { client, fetch } = clientOf(() => Response.json(successEnvelope(recipient)));
    await client.call(updateRecipient, { recipient_id: id, label: "Ńairá" });
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(init).toMatchObject({
      method: "PATCH",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: '{"label":"Ńairá"}',
    });
  });

  test.each(["https://proxy.test/partner-kit", "https://proxy.test/partner-kit/", "https://proxy.test/partner-kit//"])(
    "parameters: baseUrl %s",
    async (baseUrl) => {
      const { client, fetch } = clientOf(() => Response.json(successEnvelope({ tickers: [] })), { baseUrl });
      await client.call(getTicker, {});
      expect(fetch.mock.calls[0]?.[0]).toBe("https://proxy.test/partner-kit/partner/exchange/ticker/24h");
    },
  );

  test.each(["partner-kit", "./partner-kit", "localhost:4020/partner-kit"])(
    "parameters: baseUrl %s is an error, because it depends on the page",
    (baseUrl) => {
      expect(() => createClient({ baseUrl })).toThrow(
        /`baseUrl` is ".*Start it with a slash.*\n.*errors\/SETTING_INVALID$/,
      );
    },
  );

  test.each(["", "/", "/partner-kit", "HTTPS://proxy.test"])("parameters: baseUrl %s is valid", (baseUrl) => {
    expect(() => createClient({ baseUrl })).not.toThrow();
  });

  test("parameters: headers", async () => {
    const { client, fetch } = clientOf(() => Response.json(successEnvelope({ tickers: [] })), {
      headers: { "x-a": "b" },
    });
    await client.call(getTicker, {});
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ accept: "application/json", "x-a": "b" });
  });

  test("behaviour: without `fetch`, looks the global one up at each call", async () => {
    const client = createClient({ baseUrl: "/partner-kit" });
    const fetch = vi.fn(async () => Response.json(successEnvelope({ tickers: [] })));
    vi.stubGlobal("fetch", fetch);
    await client.call(getTicker, {});
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/partner-kit/partner/exchange/ticker/24h", expect.anything());
  });
});

describe("responses", () => {
  test("behaviour: preserves unknown fields and unknown enum values", async () => {
    const data = [{ ...recipient, recipient_type: "card", nickname: { a: 1 } }];
    const { client } = clientOf(() => Response.json(successEnvelope(data)));
    expect(await client.call(listRecipients, {})).toEqual(data);
  });

  test("behaviour: an error envelope is an ApiError", async () => {
    const { client } = clientOf(() => Response.json(errorEnvelope("CONFLICT", "quote expired"), { status: 409 }));
    const error = await failureOf(client.call(acceptQuote, { quote_id: id }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      operation: "acceptQuote",
      status: 409,
      code: "CONFLICT",
      serviceMessage: "quote expired",
      retryAfter: undefined,
    });
  });

  test.each([
    ["7", 7],
    ["Sat, 21 Nov 2026 02:00:30 GMT", 30],
    ["soon", undefined],
  ])("behaviour: Retry-After %s", async (header, seconds) => {
    const response = () =>
      Response.json(errorEnvelope("RATE_LIMITED", ""), { status: 429, headers: { "retry-after": header } });
    const { client } = clientOf(response, { now: () => Date.UTC(2026, 10, 21, 2) });
    expect(await failureOf(client.call(getTicker, {}))).toMatchObject({ code: "RATE_LIMITED", retryAfter: seconds });
  });

  test.each([
    [{ approval_id: "a" }, "a"],
    [{ approval_id: 1 }, undefined],
    [null, undefined],
    [undefined, undefined],
  ])("behaviour: the details %j", async (details, approvalId) => {
    const error = { code: "APPROVAL_REQUIRED", message: "", details };
    const { client } = clientOf(() => Response.json({ status: "error", error }, { status: 409 }));
    expect(await failureOf(client.call(getTicker, {}))).toMatchObject({ code: "APPROVAL_REQUIRED", approvalId });
  });

  test("behaviour: data that does not match the schema is a ResponseError with the body", async () => {
    const body = successEnvelope([{ ...recipient, currency: 1 }]);
    const { client } = clientOf(() => Response.json(body));
    const error = await failureOf(client.call(listRecipients, {}));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({
      operation: "listRecipients",
      status: 200,
      issues: [{ path: ["data", 0, "currency"], message: "expected string" }],
      body,
    });
    expect(Object.keys(error)).not.toContain("body");
  });

  test.each([
    ["an HTML page", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), "<h1>Bad gateway</h1>"],
    ["an empty response with an error status", () => new Response(null, { status: 503 }), ""],
    ["an empty response to an operation with data", () => new Response(null, { status: 204 }), ""],
    ["JSON without an envelope", () => Response.json({ tickers: [] }), { tickers: [] }],
    ["an envelope without data", () => Response.json({ status: "success" }), { status: "success" }],
    [
      "a success envelope with an error status",
      () => Response.json(successEnvelope({ tickers: [] }), { status: 500 }),
      successEnvelope({ tickers: [] }),
    ],
  ])("behaviour: %s is a ResponseError", async (_, respond, body) => {
    const { client } = clientOf(respond);
    const error = await failureOf(client.call(getTicker, {}));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ body });
  });

  test.each([
    ["an empty response", () => new Response(null, { status: 204 }), undefined],
    ["an envelope without data", () => Response.json({ status: "success" }), undefined],
    ["an envelope with data", () => Response.json(successEnvelope({ deleted: true })), { deleted: true }],
  ])("behaviour: an operation without a schema for its payload accepts %s", async (_, respond, data) => {
    const { client } = clientOf(respond);
    expect(await client.call(deleteRecipient, { recipient_id: id })).toEqual(data);
  });
});

describe("failures before a response", () => {
  test("behaviour: an invalid input sends nothing", async () => {
    const { client, fetch } = clientOf(() => Response.json(successEnvelope(recipient)));
    const error = await failureOf(client.call(updateRecipient, { recipient_id: "1", country: "Nigeria" }));
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({
      operation: "updateRecipient",
      issues: [{ path: ["recipient_id"] }, { path: ["country"] }],
    });
    expect(error.message).not.toContain("Nigeria");
    expect(fetch).not.toHaveBeenCalled();
  });

  test("behaviour: a failed connection is a NetworkError", async () => {
    const cause = new TypeError("fetch failed");
    const { client } = clientOf(async () => Promise.reject(cause));
    const error = await failureOf(client.call(getBalances, {}));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ operation: "getBalances", reason: "unreachable", cause });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("behaviour: a truncated response is a NetworkError", async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) });
    const { client } = clientOf(() => new Response(body));
    expect(await failureOf(client.call(getBalances, {}))).toMatchObject({
      name: "NetworkError",
      reason: "unreachable",
    });
  });

  test.each([
    [undefined, 30_000],
    [1_000, 1_000],
  ])("parameters: timeout %s", async (timeout, milliseconds) => {
    const { client } = clientOf(untilAborted, { timeout });
    const failure = failureOf(client.call(getBalances, {}));
    const settled = vi.fn();
    void failure.then(settled);
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: "NetworkError", reason: "timeout" });
  });

  test("parameters: timeout above the maximum of a timer", async () => {
    const { client } = clientOf(untilAborted, { timeout: Number.POSITIVE_INFINITY });
    const settled = vi.fn();
    void failureOf(client.call(getBalances, {})).then(settled);
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(settled).not.toHaveBeenCalled();
  });

  test("behaviour: the timeout covers the whole body", async () => {
    const { client } = clientOf(async (_, init) => {
      const body = new ReadableStream({
        start: (controller) => init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason)),
      });
      return new Response(body);
    });
    const failure = failureOf(client.call(getBalances, {}));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failure).toMatchObject({ name: "NetworkError", reason: "timeout" });
  });
});

describe("cancellation", () => {
  test("parameters: signal", async () => {
    const { client } = clientOf(untilAborted);
    const controller = new AbortController();
    const failure = failureOf(client.call(getBalances, {}, { signal: controller.signal }));
    const reason = new Error("left the page");
    controller.abort(reason);
    expect(await failure).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("parameters: signal that is already aborted", async () => {
    const { client, fetch } = clientOf(untilAborted);
    const reason = new Error("left the page");
    expect(await failureOf(client.call(getBalances, {}, { signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(fetch).not.toHaveBeenCalled();
  });
});

function clientOf(
  respond: (input: Parameters<typeof globalThis.fetch>[0], init?: RequestInit) => Response | Promise<Response>,
  parameters: Partial<CreateClientParameters> = {},
) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => respond(input, init));
  return { client: createClient({ baseUrl: "https://proxy.test/partner-kit", fetch, ...parameters }), fetch };
}

/** Never responds. Fails as `fetch` does when its signal aborts. */
async function untilAborted(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(new DOMException("This operation was aborted", "AbortError")));
  });
}

async function failureOf(call: Promise<unknown>): Promise<Error> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("expected the call to fail");
}
