// @vitest-environment node
import { expect, test } from "vitest";
import { pass, settle, setUpTabs } from "../../test/setUpTabs.ts";

const reset = 'reset {"reason":"too_old"}';

test("default: one tab has the stream, the other receives its events", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  const b = await openTab({ id: "b" });
  stream.send({ id: "7", data: "x" });
  await settle();
  expect(stream.opened).toEqual([undefined]);
  expect(a.received).toEqual(["event x 7"]);
  expect(b.received).toEqual(["ticker of a", "event x 7"]);
  expect([a.state(), b.state()]).toEqual(["live", "live"]);
});

test("behaviour: a later tab receives the data, and resumes at the stream's position if it takes over", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  stream.send({ id: "7" });
  const b = await openTab({ id: "b" });
  expect(b.received).toEqual(["ticker of a"]);
  a.close();
  await settle();
  expect(stream.opened).toEqual([undefined, "7"]);
  expect(b.received).toEqual(["ticker of a"]);
});

test("behaviour: the next tab resumes at the last position without losing events", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  const b = await openTab({ id: "b" });
  const c = await openTab({ id: "c" });
  stream.send({ id: "7" });
  await settle();
  a.crash();
  await settle();
  expect(stream.opened).toEqual([undefined, "7"]);
  stream.send({ id: "8" });
  await settle();
  expect(c.received).toEqual(["ticker of a", "event {} 7", "event {} 8"]);
  // Only c received the snapshot for c.
  expect(b.received).toEqual(["ticker of a", "event {} 7", "event {} 8"]);
});

test("behaviour: a tab reads everything again only if it missed events", async () => {
  const { stream, openTab } = setUpTabs();
  await openTab({ id: "a" });
  const b = await openTab({ id: "b" });
  stream.send({ id: "1" });
  await settle();
  b.received.length = 0;
  await b.setHidden(true);
  await b.setHidden(false);
  expect(b.received).toEqual(["ticker of a"]);
  b.received.length = 0;
  await b.setHidden(true);
  stream.send({ id: "2" });
  await settle();
  expect(b.received).toEqual([]);
  await b.setHidden(false);
  expect(b.received).toEqual([reset, "ticker of a"]);
  stream.send({ id: "3" });
  await pass(20_000);
  expect(b.received).toEqual([reset, "ticker of a", "event {} 3"]);
});

test("behaviour: an event that arrives before the leader's response does not hide missed events", async () => {
  const { stream, openTab } = setUpTabs();
  await openTab({ id: "a" });
  const b = await openTab({ id: "b" });
  stream.send({ id: "1" });
  await b.setHidden(true);
  stream.send({ id: "2" });
  b.received.length = 0;
  const shown = b.setHidden(false);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  stream.send({ id: "3" });
  await shown;
  expect(b.received).toEqual([reset, "ticker of a"]);
});

test("behaviour: a tab that returns learns of a reset in its absence", async () => {
  const { stream, openTab } = setUpTabs();
  await openTab({ id: "a" });
  const b = await openTab({ id: "b" });
  stream.send({ id: "1" });
  await settle();
  await b.setHidden(true);
  stream.send({ name: "reset", data: '{"reason":"too_old"}', id: "900" });
  b.received.length = 0;
  await b.setHidden(false);
  expect(b.received).toEqual([reset, "ticker of a"]);
});

test("behaviour: a tab that missed events reads everything again if the leader has no position", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  stream.send({ id: "1" });
  await a.setHidden(true);
  await openTab({ id: "b" });
  a.received.length = 0;
  await a.setHidden(false);
  expect(stream.opened).toEqual([undefined, undefined]);
  expect(a.received).toEqual([reset, "ticker of b"]);
});

test("behaviour: without event positions, a tab that was away reads everything again", async () => {
  const { stream, openTab } = setUpTabs();
  await openTab({ id: "a" });
  const b = await openTab({ id: "b" });
  stream.send({ name: "ticker" });
  await settle();
  b.received.length = 0;
  await b.setHidden(true);
  await b.setHidden(false);
  expect(b.received).toEqual([reset, "ticker of a"]);
  b.received.length = 0;
  await b.setHidden(true);
  stream.send({ id: "1" });
  await b.setHidden(false);
  expect(b.received).toEqual([reset, "ticker of a"]);
});

test("behaviour: followers keep a leader whose stream is quiet, and an event costs one message", async () => {
  const { shared, stream, openTab } = setUpTabs();
  await openTab({ id: "a" });
  const b = await openTab({ id: "b" });
  await pass(120_000);
  expect(stream.opened).toHaveLength(1);
  expect(b.received).toEqual(["ticker of a"]);
  const before = shared.messages();
  stream.send();
  stream.send();
  await settle();
  expect(shared.messages() - before).toBe(2);
});

test("behaviour: only the leader retries a broken stream, and all tabs are live when it recovers", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  const b = await openTab({ id: "b" });
  stream.refuseWith({ kind: "failed" });
  stream.breakOff();
  await settle();
  expect([a.state(), b.state()]).toEqual(["reconnecting", "reconnecting"]);
  const c = await openTab({ id: "c" });
  expect(c.state()).toBe("reconnecting");
  await pass(10_000);
  expect([a.state(), b.state(), c.state()]).toEqual(["polling", "polling", "polling"]);
  // After 0.75, 1.5 and 3 seconds.
  expect(stream.opened).toHaveLength(4);
  stream.refuseWith(undefined);
  await pass(10_000);
  expect([a.state(), b.state(), c.state()]).toEqual(["live", "live", "live"]);
  expect(stream.opened).toHaveLength(5);
});

test("behaviour: all tabs poll if the proxy has no stream, and one tab retries it", async () => {
  const { stream, openTab } = setUpTabs();
  stream.refuseWith({ kind: "unsupported" });
  const a = await openTab({ id: "a" });
  const b = await openTab({ id: "b" });
  expect([a.state(), b.state()]).toEqual(["polling", "polling"]);
  await pass(60_000);
  expect(stream.opened).toHaveLength(1);
});

test("behaviour: another person gets a new stream without events of the first", async () => {
  const { stream, openTab } = setUpTabs();
  let name = "ada";
  await openTab({ id: "a", name: () => "ada" });
  const b = await openTab({ id: "b", name: () => name });
  stream.send({ id: "1" });
  await settle();
  name = "grace";
  b.received.length = 0;
  b.reconnect();
  await settle();
  expect(stream.opened).toEqual([undefined, undefined]);
  const c = await openTab({ id: "c", name: () => name });
  stream.send({ id: "5" });
  await settle();
  expect(c.received).toEqual(["ticker of b", "event {} 5"]);
  expect(b.received).not.toContain("ticker of a");
});

test("behaviour: a tab that cannot name its stream opens its own", async () => {
  const { stream, shared, openTab } = setUpTabs();
  const name = () => undefined;
  await openTab({ id: "a", name });
  await openTab({ id: "b", name });
  expect(stream.opened).toHaveLength(2);
  expect(shared.names()).toEqual([]);
});
