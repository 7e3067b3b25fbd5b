import { expect, test } from "vitest";
import { createTestLogger } from "../../test/createTestLogger.ts";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { newEvent } from "../../test/newEvent.ts";
import { createAlarms } from "../monitoring/createAlarms.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { createHandlerMonitor } from "./createHandlerMonitor.ts";

const MINUTE = 60_000;

test("default: a handler is behind when an event has waited for 15 minutes", async () => {
  const { now, advance } = createTestTime();
  const store = createMemoryStore({ now });
  const logger = createTestLogger();
  const { check, last } = createHandlerMonitor({ store, now, alarms: createAlarms({ now, logger }) });
  await store.moveCursor({ handler: "onEvent", from: null, to: { seq: 0, attempts: 0 } });
  advance(30 * MINUTE);
  expect(await check()).toEqual({ seconds: 0, isBehind: false });
  await store.appendEvents([newEvent("a", { received_at: now() })]);
  advance(15 * MINUTE - 1);
  expect(await check()).toEqual({ seconds: 899, isBehind: false });
  expect(logger.entries).toEqual([]);
  advance(1);
  expect(await check()).toEqual({ seconds: 900, isBehind: true });
  expect(logger.entries).toMatchObject([
    { level: "error", fields: { alarm: "handler_behind", handler: "onEvent", waiting_seconds: 900 } },
  ]);
  expect(last()).toEqual({ seconds: 900, isBehind: true });
  await store.dropHandler("onEvent");
  expect(await check()).toEqual({ seconds: 0, isBehind: false });
});

test("behaviour: health, session and metrics report a handler that is behind", async () => {
  const { now, advance, schedule } = createTestTime();
  const store = createMemoryStore({ now });
  await store.moveCursor({ handler: "onEvent", from: null, to: { seq: 0, attempts: 0 } });
  await store.appendEvents([newEvent("a", { received_at: now() })]);
  const { call, proxy } = createTestProxy({ store, now, schedule });
  advance(3_600_000);
  const { data: health } = await (await call("/kit/health")).json();
  expect(health).toMatchObject({ handler: "behind", handler_lag_seconds: 3_600, alarms: ["handler_behind"] });
  const { data: session } = await (await call("/kit/session")).json();
  expect(session.receiver).toMatchObject({ handler: "behind", handler_lag_seconds: 3_600 });
  expect(proxy.metrics()).toContain("partner_kit_handler_lag_seconds 3600");
  await proxy.close();
});
