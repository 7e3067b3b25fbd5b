import { expect, test } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import type { CreateProxyParameters } from "./settings.ts";

const signingKey = btoa("s".repeat(32));

const warningsOf = (parameters: Partial<CreateProxyParameters>) => createTestProxy(parameters).logger.entries;

test("default", () => {
  expect(warningsOf({})).toEqual([]);
});

test("behaviour: warns about withdrawals without a dedicated key", () => {
  expect(warningsOf({ signingKey })).toMatchObject([
    { level: "warn", message: expect.stringContaining("dedicated key") },
  ]);
  expect(warningsOf({ signingKey, withdrawalApiKey: "withdrawals-0123456789" })).toEqual([]);
});

test("behaviour: warns about a receiver outside the mount", () => {
  const receiverUrl = "https://admin.example/hooks/kit/webhook";
  expect(warningsOf({ receiverUrl })).toMatchObject([
    {
      level: "warn",
      fields: { expected: "/partner-kit/kit/webhook" },
      message: expect.stringContaining("receiverUrl"),
    },
  ]);
  expect(warningsOf({ receiverUrl, mount: "/hooks" })).toEqual([]);
  expect(warningsOf({ receiverUrl: "https://admin.example/kit/webhook", mount: "/" })).toEqual([]);
});

test("behaviour: warns about a drain that is shorter than a change", () => {
  const entry = { level: "warn", fields: { drainTimeout: 30_000, changeTimeout: 30_000 } };
  expect(warningsOf({ drainTimeout: 30_000 })).toMatchObject([entry]);
  expect(warningsOf({ drainTimeout: 30_001 })).toEqual([]);
  expect(warningsOf({ drainTimeout: 100, changeTimeout: 10 })).toEqual([]);
});
