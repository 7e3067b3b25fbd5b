import { expect, test } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { createMetrics, type RequestReport } from "./createMetrics.ts";

test("default", async () => {
  const { proxy, call } = createTestProxy();
  await call("/partner/wallets/balances/overview");
  await call("/partner/wallets/balances/overview");
  await call("/partner/nowhere");
  const lines = proxy.metrics().split("\n");
  expect(lines).toContain('partner_kit_requests_total{operation="getBalances",status="200"} 2');
  expect(lines).toContain('partner_kit_requests_total{operation="none",status="404"} 1');
  expect(lines).toContain('partner_kit_upstream_requests_total{outcome="200"} 2');
  expect(lines).toContain("partner_kit_upstream_seconds_count 2");
  expect(lines).toContain("partner_kit_streams 0");
  expect(lines).toContain("partner_kit_back_off_seconds 0");
});

test("behaviour: every line is valid Prometheus text, and every sample has help and type", () => {
  const { proxy } = createTestProxy();
  const text = proxy.metrics();
  expect(text.endsWith("\n")).toBe(true);
  const lines = text.trimEnd().split("\n");
  const typed = lines.flatMap((line) => /^# TYPE (\w+) (?:counter|gauge|histogram)$/.exec(line)?.[1] ?? []);
  const helped = lines.flatMap((line) => /^# HELP (\w+) \S.*$/.exec(line)?.[1] ?? []);
  expect(typed).toEqual(helped);
  for (const line of lines.filter((line) => !line.startsWith("#"))) {
    const [, name = ""] = /^(\w+)(?:\{\w+="[^"\\]*"(?:,\w+="[^"\\]*")*\})? [\d.]+$/.exec(line) ?? [];
    expect(typed).toContain(name.replace(/_(?:bucket|sum|count)$/, ""));
  }
});

test("behaviour: buckets are cumulative, and the last one has the slowest calls", () => {
  const metrics = createMetrics();
  for (const milliseconds of [4, 5, 30, 700, 60_000, -1]) metrics.upstream({ outcome: 200, milliseconds });
  const counts = Array.from(
    metrics.write({}, new Map()).matchAll(/_bucket\{le="([^"]+)"\} (\d+)/g),
    ([, le, count]) => [le, count],
  );
  expect(Object.fromEntries(counts)).toMatchObject({
    "0.005": "3",
    "0.025": "3",
    "0.05": "4",
    "1": "5",
    "10": "5",
    "+Inf": "6",
  });
});

test("behaviour: alarms are counted by name", () => {
  const lines = createMetrics()
    .write({}, new Map([["webhook_changed", 2]]))
    .split("\n");
  expect(lines).toContain('partner_kit_alarms_total{alarm="webhook_changed"} 2');
});

test("behaviour: callers cannot add labels", async () => {
  const { proxy, call } = createTestProxy();
  const before = proxy.metrics().split("\n").length;
  for (let count = 0; count < 20; count += 1) await call(`/partner/x${count}?hidden=${count}`);
  expect(proxy.metrics().split("\n").length).toBeLessThanOrEqual(before + 1);
  expect(proxy.metrics()).not.toContain("hidden");
});

test("parameters: onRequest", async () => {
  const reports: RequestReport[] = [];
  let time = 0;
  const { call, service } = createTestProxy({
    onRequest: (report) => reports.push(report),
    now: () => (time += 5),
  });
  await call("/partner/wallets/balances/overview?secret=1");
  await call("/partner/nowhere");
  service.faults.add({ offline: true, times: 9 });
  await call("/partner/wallets/chains");
  await call("/kit/health");
  expect(reports.map(({ operation, method, status, subject }) => [operation, method, status, subject])).toEqual([
    ["getBalances", "GET", 400, "ada"],
    ["none", "GET", 404, undefined],
    ["listChains", "GET", 502, "ada"],
    ["/kit/health", "GET", 200, undefined],
  ]);
  for (const { startedAt, duration } of reports) {
    expect(startedAt).toBeGreaterThan(0);
    expect(duration).toBeGreaterThan(0);
  }
  expect(JSON.stringify(reports)).not.toContain("secret");
});

test("behaviour: the response is sent if onRequest throws", async () => {
  const { call, logger } = createTestProxy({
    onRequest() {
      throw new Error("of ada@example.com");
    },
  });
  expect((await call("/partner/wallets/chains")).status).toBe(200);
  expect(logger.text()).toContain("onRequest failed");
  expect(logger.text()).toContain("createMetrics.test.ts");
  expect(logger.text()).not.toContain("ada@example.com");
});

test.each([
  [
    "at once",
    () => {
      throw new Error("broken");
    },
  ],
  ["later", () => Promise.reject(new Error("broken"))],
])("behaviour: an onRequest that fails %s only adds a log line", async (_, onRequest) => {
  const { call, logger } = createTestProxy({ onRequest });
  expect((await call("/partner/wallets/balances/overview")).status).toBe(200);
  await new Promise(setImmediate);
  expect(logger.entries.map(({ message }) => message)).toEqual(["onRequest failed"]);
});
