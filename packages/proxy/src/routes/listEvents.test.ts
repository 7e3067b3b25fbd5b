import { listReceivedEvents } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { expect, test } from "vitest";
import { createTestProxy, ORIGIN } from "../../test/createTestProxy.ts";
import { newEvent } from "../../test/newEvent.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";

function start(parameters: Partial<CreateProxyParameters> = {}) {
  const store = createMemoryStore();
  const test = createTestProxy({ store, ...parameters });
  const fetch: typeof globalThis.fetch = (input, init) => test.proxy.fetch(new Request(input, init));
  const client = createClient({ baseUrl: `${ORIGIN}/partner-kit`, fetch });
  return { ...test, store, client };
}

test("default", async () => {
  const { client, store } = start();
  await store.appendEvents([newEvent("a")]);
  expect(await client.call(listReceivedEvents, {})).toEqual({
    events: [
      {
        seq: 1,
        id: "a",
        type: "deposit.success",
        occurred_at: "2026-03-01T10:00:00.123Z",
        received_at: "2026-03-01T10:00:01.000Z",
        data: { note: "₦ 1,000" },
      },
    ],
    next: null,
    newest: 1,
  });
});

test("parameters: after, limit", async () => {
  const { client, store } = start();
  await store.appendEvents(Array.from({ length: 5 }, (_, index) => newEvent(`event-${index}`)));
  const pages: number[][] = [];
  for (let after: number | null = 0; after !== null; ) {
    const { events, next }: { events: readonly { seq: number }[]; next: number | null } = await client.call(
      listReceivedEvents,
      { after, limit: 2 },
    );
    pages.push(events.map(({ seq }) => seq));
    after = next;
  }
  expect(pages).toEqual([[1, 2], [3, 4], [5]]);
});

test.each(["limit=1001", "limit=0", "after=-1", "after=1e3", "before=1"])(
  "behaviour: ?%s is refused",
  async (query) => {
    const { call } = start();
    expect(await readOutcome(await call(`/kit/events?${query}`))).toEqual([400, "VALIDATION_FAILED"]);
  },
);

test("behaviour: omitted events do not end the list", async () => {
  const { client, store } = start({ authorize: () => ({ subject: "ada", scopes: ["wallets:view"] }) });
  const types = ["exchange.filled", "exchange.filled", "deposit.success"];
  await store.appendEvents(types.map((type, index) => newEvent(`event-${index}`, { type })));
  expect(await client.call(listReceivedEvents, { limit: 2 })).toEqual({ events: [], next: 2, newest: 3 });
  expect((await client.call(listReceivedEvents, { after: 2 })).events).toHaveLength(1);
});

test("behaviour: without any event scope the list is refused", async () => {
  const { call } = start({ authorize: () => ({ subject: "ada", scopes: ["webhooks:view", "webhooks:manage"] }) });
  expect(await readOutcome(await call("/kit/events"))).toEqual([403, "GRANT_MISSING"]);
});

/** An event with the given raw `data`. */
function withData(id: string, data: string) {
  const text = `{"id":"${id}","type":"deposit.success","version":1,"occurred_at":"2026-03-01T10:00:00Z","data":${data}}`;
  return newEvent(id, { body: new TextEncoder().encode(text) });
}

test("behaviour: the JSON of data passes through byte for byte", async () => {
  const { call, store } = start();
  const data = ['{ "amount": 12345678901234567890.10, "n":1.50,"\\u0061":"\\/" }', '{"data":[1e2]}'];
  await store.appendEvents(data.map((raw, index) => withData(`event-${index}`, raw)));
  const text = await (await call("/kit/events")).text();
  for (const raw of data) expect(text).toContain(`"data":${raw}}`);
});

test("behaviour: an unreadable event breaks neither the page nor other events", async () => {
  const { client, store } = start();
  const nested = `{"a":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
  const body = new TextEncoder().encode("hello");
  await store.appendEvents([
    withData("deep", nested),
    newEvent("odd", { type: "unreadable", body }),
    newEvent("damaged", { body }),
    newEvent("fine"),
  ]);
  const { events } = await client.call(listReceivedEvents, {});
  expect(events.map(({ id, data, parked }) => [id, data, parked?.error_code])).toEqual([
    ["deep", null, "TOO_DEEP"],
    ["odd", null, "BODY_NOT_JSON"],
    ["damaged", null, "BODY_NOT_JSON"],
    ["fine", { note: "₦ 1,000" }, undefined],
  ]);
});

const encode = (text: string) => new TextEncoder().encode(text);
const envelope = (rest: string) => encode(`{"id":"e","type":"deposit.success","version":1${rest}}`);

test.each<[name: string, body: Uint8Array<ArrayBuffer>, data: unknown]>([
  [
    "a byte that is not UTF-8",
    Uint8Array.of(...envelope(',"data":{"a":"b"}').slice(0, -3), 0xff, 0x22, 0x7d, 0x7d),
    null,
  ],
  ["a repeated member", envelope(',"data":{"a":1},"data":{"b":2}'), { b: 2 }],
  ["an escaped name", envelope(',"\\u0064ata":{"b":2}'), { b: 2 }],
  ["__proto__", envelope(',"__proto__":{"data":1},"data":{"__proto__":{"b":2}}'), JSON.parse('{"__proto__":{"b":2}}')],
  ["a string that looks like a member", envelope(',"a":"\\",\\"data\\":[","b":[{"data":3}],"data":{"b":2}'), { b: 2 }],
  ["a number beyond every double", envelope(',"data":{"b":-1e999999}'), { b: Number.NEGATIVE_INFINITY }],
  ["half a surrogate pair", envelope(',"data":{"b":"\\ud800"}'), { b: "\ud800" }],
  ["no data", envelope(""), null],
  ["an array", encode('["data",[1]]'), null],
  ["a string", encode('"data"'), null],
  ["nothing", encode(""), null],
])("behaviour: a stored body with %s keeps the page valid JSON", async (_, body, data) => {
  const { call, store } = start();
  await store.appendEvents([newEvent("odd", { body }), newEvent("fine")]);
  const { events } = (await (await call("/kit/events")).json()).data;
  expect(events.map((event: { data: unknown }) => event.data)).toEqual([data, { note: "₦ 1,000" }]);
});

test("behaviour: event, health and session report a parked event", async () => {
  const store = createMemoryStore();
  await store.appendEvents([newEvent("a"), newEvent("b")]);
  const at = Date.UTC(2026, 0, 5);
  const park = { seq: 1, attempts: 3, error_code: "E_LEDGER", parked_at: at };
  await store.moveCursor({ handler: "onEvent", from: null, to: { seq: 1, attempts: 0 }, park });
  const { client, call } = start({ store, onEvent: () => undefined, eventAttempts: 1 });
  const { events } = await client.call(listReceivedEvents, {});
  expect(events.map(({ parked }) => parked)).toEqual([
    { attempts: 3, error_code: "E_LEDGER", parked_at: "2026-01-05T00:00:00.000Z" },
    undefined,
  ]);
  expect((await (await call("/kit/health")).json()).data.handler).toBe("parked");
  expect((await (await call("/kit/session")).json()).data.receiver.parked_events).toBe(1);
});
