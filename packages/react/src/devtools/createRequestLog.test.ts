import { expect, test } from "vitest";
import { createRequestLog } from "./createRequestLog.ts";

function createLog() {
  let time = 1000;
  const log = createRequestLog({ now: () => time });
  return { log, advance: (milliseconds: number) => (time += milliseconds) };
}

test("default: logs status, duration and correlation ID, but no query", async () => {
  const { log, advance } = createLog();
  let respond = (_: Response): void => undefined;
  const response = new Promise<Response>((resolve) => (respond = resolve));
  log.listen(["/partner-kit/partner/transactions?cursor=secret", { method: "GET" }], response);
  const request = { id: 1, method: "GET", url: "/partner-kit/partner/transactions", startedAt: 1000 };
  expect(log.get()).toEqual([{ ...request, status: "pending" }]);
  advance(120);
  respond(new Response(null, { status: 503, headers: { "x-correlation-id": "c-1" } }));
  await response;
  expect(log.get()).toEqual([{ ...request, status: 503, duration: 120, correlationId: "c-1" }]);
});

test("behaviour: accepts each form of a request, and logs a failure", async () => {
  const { log } = createLog();
  const failed = Promise.reject(new TypeError("fetch failed"));
  log.listen([new Request("https://admin.example/a?b=c", { method: "POST" })], failed);
  log.listen([new URL("https://admin.example/d#e")], failed);
  await expect(failed).rejects.toThrow("fetch failed");
  expect(log.get().map(({ method, url, status }) => [method, url, status])).toEqual([
    ["GET", "https://admin.example/d", "failed"],
    ["POST", "https://admin.example/a", "failed"],
  ]);
});

test("behaviour: keeps the last 50", async () => {
  const { log } = createLog();
  for (let index = 1; index <= 60; index += 1) log.listen([`/${index}`], Promise.resolve(new Response()));
  expect(log.get()).toHaveLength(50);
  expect(log.get()[0]?.url).toBe("/60");
});
