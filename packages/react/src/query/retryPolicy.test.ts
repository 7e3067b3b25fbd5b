// @vitest-environment node
import { ApiError, InputError, NetworkError, ResponseError } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createRetryPolicy, type FailableQuery } from "./retryPolicy.ts";

const operation = "getTicker";
const refused = (status: number, retryAfter?: number) =>
  new ApiError({ operation, status, code: "X", message: "", retryAfter });
const unreachable = new NetworkError({ operation, reason: "unreachable" });
const policy = createRetryPolicy(() => 1);

test.each([
  [unreachable, true],
  [refused(503), true],
  [refused(429), true],
  [refused(429, 10), true],
  [refused(429, 11), false],
  [refused(501), false],
  [refused(400), false],
  [refused(401), false],
  [refused(403), false],
  [refused(404), false],
  [refused(409), false],
  [new ResponseError({ operation, status: 502, issues: [], body: "<html>" }), true],
  [new ResponseError({ operation, status: 200, issues: [], body: {} }), false],
  [new InputError({ operation, issues: [] }), false],
  [new Error("something else"), false],
])("retry: behaviour: %s: %s", (error, isRetried) => {
  expect(policy.retry(0, error)).toBe(isRetried);
});

test("retry: behaviour: stops after two retries", () => {
  expect([0, 1, 2].map((failures) => policy.retry(failures, unreachable))).toEqual([true, true, false]);
});

test("retryDelay: behaviour: doubles, and waits at least as long as Retry-After", () => {
  expect([0, 1, 2, 9].map((failures) => policy.retryDelay(failures, unreachable))).toEqual([1000, 2000, 4000, 8000]);
  expect(policy.retryDelay(0, refused(429, 7))).toBe(7000);
  expect(createRetryPolicy(() => 0).retryDelay(0, unreachable)).toBe(500);
});

test("refetchInterval: behaviour: retries transient errors at growing intervals", () => {
  let draws = 0;
  const { refetchInterval } = createRetryPolicy(() => {
    draws += 1;
    return 1;
  });
  const query: { state: FailableQuery["state"] } = { state: { ...failed, errorUpdateCount: 1 } };
  expect(refetchInterval(query)).toBe(4000);
  expect(refetchInterval(query)).toBe(4000);
  expect(draws).toBe(1);
  query.state = { ...failed, errorUpdateCount: 2 };
  expect(refetchInterval(query)).toBe(8000);
  query.state = { ...failed, errorUpdateCount: 3, error: refused(429, 120) };
  expect(refetchInterval(query)).toBe(120_000);
  query.state = { ...failed, errorUpdateCount: 4, dataUpdateCount: 1 };
  expect(refetchInterval(query)).toBe(4000);
  query.state = { ...failed, errorUpdateCount: 5, error: refused(403) };
  expect(refetchInterval(query)).toBe(false);
  query.state = { ...failed, status: "success", error: null };
  expect(refetchInterval(query)).toBe(false);
});

const failed = { status: "error", error: unreachable, errorUpdateCount: 0, dataUpdateCount: 0 } as const;
