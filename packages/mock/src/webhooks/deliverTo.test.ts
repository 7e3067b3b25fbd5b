import { describe, expect, test } from "vitest";
import { type DeliveryHandler, deliverTo } from "./deliverTo.ts";

const body = new TextEncoder().encode("{}");

interface SendOptions {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

function send(handler: DeliveryHandler, { timeoutMs, signal = new AbortController().signal }: SendOptions = {}) {
  return deliverTo({ handler, timeoutMs })({ url: "https://a.example/", headers: { "webhook-id": "1" }, body, signal });
}

test("default: the handler receives a request, and its response is the outcome", async () => {
  const seen: Request[] = [];
  const outcome = await send((request) => {
    seen.push(request);
    return new Response(null, { status: 429, headers: { "retry-after": "3" } });
  });
  expect(outcome).toEqual({ kind: "response", status: 429, retryAfter: "3" });
  expect(seen.map(({ method, url }) => [method, url])).toEqual([["POST", "https://a.example/"]]);
  expect(await seen[0]?.text()).toBe("{}");
});

describe("behaviour: unreachable", () => {
  const unreachable = { kind: "failed", reason: "unreachable" };

  test("a handler that throws", async () => {
    const broken = () => {
      throw new Error("broken");
    };
    expect(await send(broken)).toEqual(unreachable);
  });

  test("a handler that rejects", async () => {
    expect(await send(() => Promise.reject(new Error("broken")))).toEqual(unreachable);
  });

  test("an error response", async () => expect(await send(() => Response.error())).toEqual(unreachable));
});

test("parameters: timeoutMs, after which the request is aborted", async () => {
  // undici has only a weak reference to the request, so the test must reference it for its signal to abort.
  const requests: Request[] = [];
  const never: DeliveryHandler = (request) => {
    requests.push(request);
    return new Promise(() => undefined);
  };
  expect(await send(never, { timeoutMs: 20 })).toEqual({ kind: "failed", reason: "timeout" });
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
});

test("behaviour: an aborted delivery ends", async () => {
  const stop = new AbortController();
  const sending = send(() => new Promise(() => undefined), { signal: stop.signal });
  stop.abort();
  expect(await sending).toMatchObject({ kind: "failed" });
});
