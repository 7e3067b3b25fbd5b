import { describe, expect, test } from "vitest";
import type { DeliveryOutcome } from "./deliver.ts";
import { nextVersion } from "./nextVersion.ts";

const now = Date.UTC(2026, 0, 5, 9);
const middle = [0.5, 0.5, 0.5];

function respondedWith(status: number, retryAfter: string | null = null): DeliveryOutcome {
  return { kind: "response", status, retryAfter };
}

function after(outcome: DeliveryOutcome, attempt = 1, jitter: readonly number[] = middle) {
  return nextVersion({ outcome, attempt, jitter, now, realNow: now });
}

function delayAfter(outcome: DeliveryOutcome, attempt = 1, jitter: readonly number[] = middle): number {
  return ((after(outcome, attempt, jitter).nextAttemptAt ?? Number.NaN) - now) / 1000;
}

test.each([200, 201, 202, 204, 299])("default: %i is success", (status) => {
  expect(after(respondedWith(status))).toEqual({
    at: now,
    status: "succeeded",
    attempts: 1,
    responseStatus: status,
    error: null,
    nextAttemptAt: null,
  });
});

test.each([301, 302, 303, 307, 308, 304, 400, 401, 403, 404, 405, 410, 413, 422, 451])(
  "behaviour: %i is final",
  (status) => expect(after(respondedWith(status))).toMatchObject({ status: "failed", nextAttemptAt: null }),
);

test.each([408, 409, 425, 429, 500, 501, 502, 503, 504, 599])("behaviour: %i is retried", (status) => {
  expect(after(respondedWith(status))).toMatchObject({ status: "pending", responseStatus: status });
});

test.each(["timeout", "unreachable"] as const)("behaviour: %s is retried", (reason) => {
  expect(after({ kind: "failed", reason })).toMatchObject({ status: "pending", responseStatus: null, error: reason });
});

describe("delays", () => {
  test("default: 30 seconds, 5 minutes and 30 minutes", () => {
    expect([1, 2, 3].map((attempt) => delayAfter(respondedWith(500), attempt))).toEqual([30, 300, 1800]);
    expect(after(respondedWith(500), 4)).toMatchObject({ status: "exhausted", attempts: 4, nextAttemptAt: null });
  });

  test("parameters: jitter, up to a tenth in both directions, different for each retry", () => {
    expect(delayAfter(respondedWith(500), 1, [0, 0.5, 0.5])).toBe(27);
    expect(delayAfter(respondedWith(500), 2, [0, 0.75, 0.5])).toBe(315);
    expect(delayAfter(respondedWith(500), 3, [0, 0.75, 0])).toBe(1620);
  });

  test.each([
    ["seconds", "120", 120],
    ["none", null, 30],
    ["less than the delay", "5", 30],
    ["zero", "0", 30],
    ["the most", "1800", 1800],
    ["more than the maximum", "86400", 1800],
    ["a date", "Mon, 05 Jan 2026 09:02:00 GMT", 120],
    ["a date in the past", "Mon, 05 Jan 2026 08:00:00 GMT", 30],
    ["a date too far in the future", "Tue, 06 Jan 2026 09:00:00 GMT", 1800],
    ["a negative number", "-5", 30],
    ["a fraction", "120.5", 30],
    ["words", "soon", 30],
    ["nothing", "", 30],
  ])("behaviour: Retry-After, %s", (_, retryAfter, seconds) => {
    expect(delayAfter(respondedWith(503, retryAfter))).toBe(seconds);
  });

  test("behaviour: Retry-After applies to the last retry, and adds none", () => {
    expect(delayAfter(respondedWith(429, "1800"), 3, [0, 0, 0])).toBe(1800);
    expect(after(respondedWith(429, "60"), 4).nextAttemptAt).toBeNull();
  });

  test("behaviour: Retry-After does not retry a final response", () => {
    expect(after(respondedWith(404, "60")).nextAttemptAt).toBeNull();
    expect(after(respondedWith(301, "60")).nextAttemptAt).toBeNull();
  });

  test("parameters: realNow, the reference of dates", () => {
    const outcome = respondedWith(503, "Mon, 05 Jan 2026 19:05:00 GMT");
    const realNow = Date.UTC(2026, 0, 5, 19);
    expect(nextVersion({ outcome, attempt: 1, jitter: middle, now, realNow }).nextAttemptAt).toBe(now + 300_000);
  });
});
