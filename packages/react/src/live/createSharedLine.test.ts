// @vitest-environment node
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestSharing } from "../../test/createTestSharing.ts";
import { createSharedLine } from "./createSharedLine.ts";
import type { OpenLineReturnType, ReadLineParameters } from "./LiveLine.ts";
import type { StreamEvent } from "./readEventStream.ts";

/** A stream that says what it is told to, to whoever has opened it last. */
function createStream() {
  const opened: (string | undefined)[] = [];
  let reader: ReadLineParameters | undefined;
  let finish: (() => void) | undefined;
  let outcome: OpenLineReturnType | undefined;
  let delay = 0;
  return {
    opened,
    answerWith: (next: OpenLineReturnType | undefined) => {
      outcome = next;
    },
    answerAfter: (milliseconds: number) => {
      delay = milliseconds;
    },
    say: (event: Partial<StreamEvent>) => {
      reader?.onSign();
      reader?.onEvent({ name: "event", data: "{}", id: undefined, ...event });
    },
    beat: () => reader?.onSign(),
    breakOff: () => finish?.(),
    open: async (lastEventId: string | undefined): Promise<OpenLineReturnType> => {
      opened.push(lastEventId);
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      return (
        outcome ?? {
          kind: "open",
          read: (parameters) =>
            new Promise((resolve) => {
              reader = parameters;
              finish = () => resolve("ended");
              parameters.signal.addEventListener("abort", () => resolve("ended"));
            }),
        }
      );
    },
  };
}

function setUp() {
  const shared = createTestSharing();
  const stream = createStream();

  function openTab(parameters: { readonly id: string; readonly name?: () => string | undefined }) {
    const { id, name = () => "name" } = parameters;
    const tab = shared.openTab();
    const line = createSharedLine({
      open: stream.open,
      sharing: tab.sharing,
      tabId: id,
      readName: async () => name(),
      snapshot: () => [{ name: "ticker", data: `of ${id}`, id: undefined }],
    });
    onTestFinished(line.rest);
    const heard: string[] = [];
    const signs = vi.fn();
    let lastEventId: string | undefined;

    /** Opens and reads as the connection does. */
    async function connect() {
      const controller = new AbortController();
      const opened = await soon(line.open(lastEventId, controller.signal));
      const hangUp = () => controller.abort();
      if (opened.kind !== "open") return { kind: opened.kind, ended: Promise.resolve(opened.kind), hangUp };
      const ended = opened.read({
        signal: controller.signal,
        onSign: signs,
        onEvent: ({ name: event, data, id: eventId }) => {
          if (eventId !== undefined) lastEventId = eventId;
          heard.push([event, data, eventId].filter(Boolean).join(" "));
        },
      });
      return { kind: opened.kind, ended, hangUp };
    }

    return { ...tab, line, connect, heard, signs, position: () => lastEventId };
  }

  return { shared, stream, openTab };
}

/** Lets messages arrive. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(0);
  }
}

/** Lets time pass in steps, with what messages bring about in between. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 500) {
    await vi.advanceTimersByTimeAsync(500);
    await turns();
  }
}

async function soon<TValue>(promise: Promise<TValue>): Promise<TValue> {
  await turns();
  return promise;
}

test("default: one leads, the other hears the same", async () => {
  const { stream, openTab } = setUp();
  const [a, b] = [openTab({ id: "a" }), openTab({ id: "b" })];
  await a.connect();
  await b.connect();
  stream.say({ id: "7", data: "x" });
  await turns();
  expect(stream.opened).toEqual([undefined]);
  expect(a.heard).toEqual(["event x 7"]);
  expect(b.heard).toEqual(["ticker of a", "event x 7"]);
  expect([a.position(), b.position()]).toEqual(["7", "7"]);
});

test("behaviour: who comes later learns where the stream stands", async () => {
  const { stream, openTab } = setUp();
  const [a, b] = [openTab({ id: "a" }), openTab({ id: "b" })];
  await a.connect();
  stream.say({ id: "7" });
  await b.connect();
  expect(b.position()).toBe("7");
  expect(b.heard).toEqual(["7", "ticker of a"]);
});

test("behaviour: the next one resumes where the last one was", async () => {
  const { stream, openTab } = setUp();
  const [a, b, c] = [openTab({ id: "a" }), openTab({ id: "b" }), openTab({ id: "c" })];
  await a.connect();
  const connection = await b.connect();
  await c.connect();
  stream.say({ id: "7" });
  await turns();
  a.crash();
  await turns();
  expect(await connection.ended).toBe("handover");
  await b.connect();
  expect(stream.opened).toEqual([undefined, "7"]);
  stream.say({ id: "8" });
  await turns();
  expect(c.heard.slice(-2)).toEqual(["event {} 7", "event {} 8"]);
});

test("behaviour: who was away gets what came meanwhile, or is told that too much did", async () => {
  const { stream, openTab } = setUp();
  const [a, b] = [openTab({ id: "a" }), openTab({ id: "b" })];
  await a.connect();
  const connection = await b.connect();
  stream.say({ id: "1" });
  await turns();
  connection.hangUp();
  b.line.rest();
  stream.say({ id: "2", data: "two" });
  stream.say({ id: "3", data: "three" });
  await turns();
  b.heard.length = 0;
  const again = await b.connect();
  expect(b.heard).toEqual(["event two 2", "event three 3", "ticker of a"]);
  again.hangUp();
  b.line.rest();
  for (let id = 4; id < 500; id += 1) stream.say({ id: String(id) });
  b.heard.length = 0;
  await b.connect();
  expect(b.heard).toEqual(['reset {"reason":"too_old"} 499', "ticker of a"]);
});

test("behaviour: who comes back after the stream itself was too far behind is told that, too", async () => {
  const { stream, openTab } = setUp();
  const [a, b] = [openTab({ id: "a" }), openTab({ id: "b" })];
  await a.connect();
  const connection = await b.connect();
  stream.say({ id: "1" });
  await turns();
  connection.hangUp();
  stream.say({ name: "reset", data: '{"reason":"too_old"}', id: "900" });
  stream.say({ id: "901" });
  b.heard.length = 0;
  await b.connect();
  expect(b.heard).toEqual(['reset {"reason":"too_old"} 901', "ticker of a"]);
});

test("behaviour: a leader that knows nothing of a position says so", async () => {
  const { stream, openTab } = setUp();
  const [a, b] = [openTab({ id: "a" }), openTab({ id: "b" })];
  const connection = await a.connect();
  stream.say({ id: "1" });
  connection.hangUp();
  a.line.rest();
  await b.connect();
  await a.connect();
  expect(a.heard.slice(1)).toEqual(['reset {"reason":"too_old"}', "ticker of b"]);
});

test("behaviour: heartbeats are heard by all, and change no prices", async () => {
  const { shared, stream, openTab } = setUp();
  const [a, b] = [openTab({ id: "a" }), openTab({ id: "b" })];
  await a.connect();
  await b.connect();
  b.signs.mockClear();
  stream.beat();
  await turns();
  expect(b.signs).toHaveBeenCalledTimes(1);
  stream.say({});
  const before = shared.messages();
  stream.say({});
  stream.say({});
  await turns();
  expect(shared.messages() - before).toBe(2);
});

test("behaviour: while the leader's stream is broken, nobody else tries; when it is back, all are told", async () => {
  const { stream, openTab } = setUp();
  const [a, b, c] = [openTab({ id: "a" }), openTab({ id: "b" }), openTab({ id: "c" })];
  const leading = await a.connect();
  const following = await b.connect();
  const wake = vi.fn();
  b.line.subscribe(wake);
  stream.breakOff();
  await turns();
  expect([await leading.ended, await following.ended]).toEqual(["ended", "ended"]);
  expect((await b.connect()).kind).toBe("failed");
  expect((await c.connect()).kind).toBe("failed");
  expect(stream.opened).toHaveLength(1);
  expect(wake).not.toHaveBeenCalled();
  await a.connect();
  expect(wake).toHaveBeenCalledTimes(1);
  expect((await b.connect()).kind).toBe("open");
});

test.each(["unsupported", "failed"] as const)("behaviour: what the leader meets is what all meet: %s", async (kind) => {
  const { stream, openTab } = setUp();
  const [a, b] = [openTab({ id: "a" }), openTab({ id: "b" })];
  stream.answerWith(kind === "failed" ? { kind, retryAfter: 3 } : { kind });
  expect((await a.connect()).kind).toBe(kind);
  expect((await b.connect()).kind).toBe(kind);
  expect(stream.opened).toHaveLength(1);
});

test("behaviour: a leader that does not answer is replaced, and what it still says is not heard", async () => {
  const { stream, openTab } = setUp();
  const [a, b, c] = [openTab({ id: "a" }), openTab({ id: "b" }), openTab({ id: "c" })];
  const leading = await a.connect();
  await c.connect();
  stream.say({ id: "1" });
  await turns();
  a.freeze();
  const connecting = b.connect();
  await pass(4500);
  expect((await connecting).kind).toBe("open");
  stream.say({ id: "2" });
  await turns();
  expect(c.heard.at(-1)).toBe("event {} 2");
  a.thaw();
  await turns();
  expect(await leading.ended).toBe("handover");
  await a.connect();
  expect(a.heard.at(-1)).toBe("ticker of b");
  expect(stream.opened).toHaveLength(2);
});

test("behaviour: a leader that takes its time to open is waited for, by those who asked before it led, too", async () => {
  const { stream, openTab } = setUp();
  stream.answerAfter(10_000);
  const connecting = ["a", "b", "c", "d"].map((id) => openTab({ id }).connect());
  await pass(9000);
  expect(stream.opened).toHaveLength(1);
  await pass(2000);
  expect((await Promise.all(connecting)).map(({ kind }) => kind)).toEqual(["open", "open", "open", "open"]);
  expect(stream.opened).toHaveLength(1);
});

test("behaviour: a leader that was busy for a moment keeps its place", async () => {
  const { stream, openTab } = setUp();
  const [a, b] = [openTab({ id: "a" }), openTab({ id: "b" })];
  await a.connect();
  a.freeze();
  const connecting = b.connect();
  await pass(3000);
  a.thaw();
  await pass(3000);
  expect((await connecting).kind).toBe("open");
  expect(b.heard).toEqual(["ticker of a"]);
  expect(stream.opened).toHaveLength(1);
});

test("behaviour: of many that miss the leader one replaces it, and the others follow that one", async () => {
  const { stream, openTab } = setUp();
  const a = openTab({ id: "a" });
  await a.connect();
  a.freeze();
  const tabs = ["b", "c", "d"].map((id) => openTab({ id }));
  const connecting = tabs.map(({ connect }) => connect());
  await pass(5000);
  expect((await Promise.all(connecting)).map(({ kind }) => kind)).toEqual(["open", "open", "open"]);
  expect(stream.opened).toHaveLength(2);
  expect(tabs.map(({ heard }) => heard)).toEqual([[], ["ticker of b"], ["ticker of b"]]);
});

test("behaviour: who is frozen while it is its turn to replace the leader holds up nobody for good", async () => {
  const { openTab } = setUp();
  const [a, b, c] = [openTab({ id: "a" }), openTab({ id: "b" }), openTab({ id: "c" })];
  await a.connect();
  a.freeze();
  void b.connect();
  const connecting = c.connect();
  await pass(3000);
  b.freeze();
  await pass(20_000);
  expect((await connecting).kind).toBe("open");
});

test("behaviour: a leader that never gets to open is replaced", async () => {
  const { stream, openTab } = setUp();
  const [a, b] = [openTab({ id: "a" }), openTab({ id: "b" })];
  stream.answerAfter(60_000);
  void a.connect();
  await turns();
  stream.answerAfter(0);
  const connecting = b.connect();
  await pass(20_000);
  expect((await connecting).kind).toBe("open");
  expect(stream.opened).toHaveLength(2);
});

test("behaviour: another name is another group, which hears nothing of the first", async () => {
  const { stream, openTab } = setUp();
  let name: string | undefined = "ada";
  const [a, b] = [openTab({ id: "a", name: () => name }), openTab({ id: "b", name: () => name })];
  await a.connect();
  const connection = await b.connect();
  stream.say({ id: "1" });
  await turns();
  connection.hangUp();
  name = "grace";
  b.heard.length = 0;
  await b.connect();
  expect(stream.opened).toEqual([undefined, "1"]);
  expect(b.heard).toEqual([]);
  expect(openTab({ id: "c", name: () => name }).heard).toEqual([]);
});

test("behaviour: who is there cannot be told: a stream of its own", async () => {
  const { stream, shared, openTab } = setUp();
  const name = () => undefined;
  await openTab({ id: "a", name }).connect();
  await openTab({ id: "b", name }).connect();
  expect(stream.opened).toHaveLength(2);
  expect(shared.names()).toEqual([]);
});

test("behaviour: leaves when told while it looks for a place", async () => {
  const { openTab } = setUp();
  const [a, b] = [openTab({ id: "a" }), openTab({ id: "b" })];
  await a.connect();
  a.freeze();
  const connecting = b.connect();
  await turns();
  b.line.rest();
  expect((await connecting).kind).toBe("failed");
  await vi.advanceTimersByTimeAsync(10_000);
  a.thaw();
  await turns();
  expect(a.heard).toEqual([]);
});
