import { expect, test } from "vitest";
import { createTestLogger } from "../../test/createTestLogger.ts";
import { createAlarms } from "./createAlarms.ts";

test("default: every alarm is counted, and logged at most once a minute", () => {
  const logger = createTestLogger();
  let time = 1_000_000;
  const alarms = createAlarms({ now: () => time, logger });
  expect([alarms.recent(), alarms.counts().get("webhook_changed")]).toEqual([[], 0]);
  alarms.raise("webhook_changed", { seq: 1 }, "Changed.");
  alarms.raise("webhook_changed", { seq: 2 }, "Changed.");
  alarms.raise("handler_behind", {}, "Behind.");
  time += 60_000;
  alarms.raise("webhook_changed", { seq: 3 }, "Changed.");
  expect(logger.entries.map(({ level, fields, message }) => [level, fields, message])).toEqual([
    ["error", { alarm: "webhook_changed", seq: 1, times: 1 }, "Changed."],
    ["error", { alarm: "handler_behind", times: 1 }, "Behind."],
    ["error", { alarm: "webhook_changed", seq: 3, times: 3 }, "Changed."],
  ]);
  expect(alarms.recent()).toEqual(["webhook_changed", "handler_behind"]);
  time += 3_600_000 - 60_000;
  expect(alarms.recent()).toEqual(["webhook_changed"]);
  expect(Array.from(alarms.counts()).filter(([, count]) => count > 0)).toEqual([
    ["webhook_changed", 3],
    ["handler_behind", 1],
  ]);
});
