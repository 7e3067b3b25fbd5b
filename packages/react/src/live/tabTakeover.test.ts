// @vitest-environment node
import { expect, test, vi } from "vitest";
import { pass, settle, setUpTabs } from "../../test/setUpTabs.ts";

test("behaviour: a tab that takes over shows that it connects if its stream opens slowly", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  const b = await openTab({ id: "b" });
  const c = await openTab({ id: "c" });
  stream.openAfter(10_000);
  a.close();
  await pass(2000);
  expect([b.state(), c.state()]).toEqual(["live", "live"]);
  await pass(2000);
  expect([b.state(), c.state()]).toEqual(["reconnecting", "reconnecting"]);
  await pass(7000);
  expect([b.state(), c.state()]).toEqual(["live", "live"]);
});

test("behaviour: a tab that reconnects while it waits for its name still takes over", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  const delays = [2000, 0];
  const b = await openTab({ id: "b", nameAfter: () => delays.shift() ?? 0 });
  // A page that becomes visible connects at once, although the first attempt has no name yet.
  await b.setHidden(false);
  expect(b.state()).toBe("live");
  await pass(3000);
  a.close();
  await settle();
  expect(stream.opened).toHaveLength(2);
  expect(b.state()).toBe("live");
});

test("behaviour: replaces a leader that does not respond and ignores its later messages", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  const c = await openTab({ id: "c", random: 0.9 });
  stream.send({ id: "1" });
  await settle();
  a.freeze();
  const b = await openTab({ id: "b" });
  // A frozen tab sends its pending messages when it resumes.
  stream.send({ id: "late" });
  await pass(4500);
  expect(b.state()).toBe("live");
  expect(stream.opened).toHaveLength(2);
  stream.send({ id: "2" });
  await settle();
  expect(c.received.at(-1)).toBe("event {} 2");
  a.thaw();
  await settle();
  expect(a.received.at(-1)).toBe("ticker of b");
  expect([b.received, c.received].flat()).not.toContain("event {} late");
  await pass(60_000);
  expect(stream.opened).toHaveLength(2);
  expect([a.state(), b.state(), c.state()]).toEqual(["live", "live", "live"]);
});

test("behaviour: followers replace a frozen leader", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  const b = await openTab({ id: "b" });
  stream.send({ id: "1" });
  await settle();
  a.freeze();
  await pass(20_000);
  expect(stream.opened).toEqual([undefined, "1"]);
  expect(b.state()).toBe("live");
});

test("behaviour: a demoted leader leads again after its successor freezes, and is not live in between", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  a.freeze();
  const b = await openTab({ id: "b" });
  await pass(5000);
  b.freeze();
  a.thaw();
  await pass(4000);
  expect(a.state()).toBe("reconnecting");
  await pass(1000);
  expect(a.state()).toBe("live");
  expect(stream.opened).toHaveLength(3);
});

test("behaviour: tabs wait for a leader that opens slowly, including tabs that joined earlier", async () => {
  const { stream, openTab } = setUpTabs();
  stream.openAfter(10_000);
  const tabs = await Promise.all(["a", "b", "c", "d"].map((id) => openTab({ id })));
  await pass(9000);
  expect(tabs.map(({ state }) => state())).toEqual(tabs.map(() => "connecting"));
  await pass(2000);
  expect(tabs.map(({ state }) => state())).toEqual(tabs.map(() => "live"));
  expect(stream.opened).toHaveLength(1);
});

test("behaviour: a leader that was busy briefly keeps the lock", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  a.freeze();
  const b = await openTab({ id: "b" });
  await pass(3000);
  a.thaw();
  await pass(3000);
  expect(b.state()).toBe("live");
  expect(b.received).toEqual(["ticker of a"]);
  expect(stream.opened).toHaveLength(1);
});

test("behaviour: one of many followers replaces a missing leader and the others follow it", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  a.freeze();
  const tabs = await Promise.all([0.5, 0.6, 0.7].map((random) => openTab({ id: `${random}`, random })));
  await pass(5500);
  expect(tabs.map(({ state }) => state())).toEqual(["live", "live", "live"]);
  expect(stream.opened).toHaveLength(2);
  await pass(60_000);
  expect(stream.opened).toHaveLength(2);
});

test("behaviour: tabs that steal the lock at the same time agree on one leader", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  a.freeze();
  const tabs = await Promise.all(["b", "c", "d"].map((id) => openTab({ id })));
  await pass(6000);
  expect(tabs.map(({ state }) => state())).toEqual(["live", "live", "live"]);
  const { length } = stream.opened;
  stream.send({ id: "9" });
  await settle();
  for (const { received } of tabs) expect(received.at(-1)).toBe("event {} 9");
  await pass(60_000);
  expect(stream.opened).toHaveLength(length);
});

test("behaviour: a tab that freezes before it takes over does not block the others", async () => {
  const { openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  a.freeze();
  const b = await openTab({ id: "b" });
  const c = await openTab({ id: "c", random: 0.9 });
  await pass(3000);
  b.freeze();
  await pass(3000);
  expect(c.state()).toBe("live");
});

test("behaviour: tabs still share the stream after the clock is set back", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  await openTab({ id: "b" });
  const c = await openTab({ id: "c" });
  vi.setSystemTime(Date.now() - 3_600_000);
  a.close();
  await settle();
  stream.send({ id: "2" });
  await settle();
  expect(c.received.at(-1)).toBe("event {} 2");
});

test("behaviour: a tab that closes while it waits for a leader does not take the lock", async () => {
  const { stream, openTab } = setUpTabs();
  const a = await openTab({ id: "a" });
  a.freeze();
  const b = await openTab({ id: "b" });
  b.close();
  await pass(10_000);
  a.thaw();
  await settle();
  expect(stream.opened).toHaveLength(1);
  expect(a.received).toEqual([]);
});
