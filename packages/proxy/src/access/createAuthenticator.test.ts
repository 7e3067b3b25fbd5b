import { expect, test } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import type { Authorize } from "./createAuthenticator.ts";

const MARKETS = "/partner/exchange/markets";

test.each<[name: string, authorizeTimeout: number | undefined, milliseconds: number]>([
  ["default", undefined, 5_000],
  ["parameters: authorizeTimeout", 100, 100],
])("%s: an authorize that hangs refuses the request", async (_, authorizeTimeout, milliseconds) => {
  const time = createTestTime();
  const authorize: Authorize = () => new Promise(() => undefined);
  const { call, logger, sent } = createTestProxy({ authorize, authorizeTimeout, schedule: time.schedule });
  const pending = call(MARKETS);
  await new Promise(setImmediate);
  expect(time.next()).toBe(milliseconds);
  time.advance(milliseconds);
  const response = await pending;
  expect(await response.clone().text()).toContain(`authorize did not return within ${milliseconds} ms`);
  expect(await readOutcome(response)).toEqual([500, "INTERNAL"]);
  expect(logger.entries).toContainEqual({
    level: "error",
    fields: { milliseconds, correlationId: response.headers.get("x-correlation-id") },
    message: expect.stringContaining("authorize timed out"),
  });
  expect(sent).toEqual([]);
});

test("behaviour: an authorize that returns in time leaves no timer", async () => {
  const time = createTestTime();
  const authorize: Authorize = async () => ({ subject: "ada", scopes: "all" });
  const { call } = createTestProxy({ authorize, schedule: time.schedule });
  expect((await call(MARKETS)).status).toBe(200);
  expect(time.waiting()).toBe(0);
});

test.each<[name: string, authorize: Authorize]>([
  ["throws", () => Promise.reject(new Error("database down"))],
  ["returns nonsense", () => ({ subject: "", scopes: "all" })],
])("behaviour: an authorize that %s is logged with the ID of the request", async (_, authorize) => {
  const { call, logger } = createTestProxy({ authorize });
  const response = await call(MARKETS);
  const correlationId = response.headers.get("x-correlation-id");
  expect(correlationId).toMatch(/^[0-9a-f-]{36}$/);
  expect(logger.entries).toContainEqual({
    level: "error",
    fields: expect.objectContaining({ correlationId }),
    message: "authorize failed; the request was refused",
  });
});
