import { PartnerError } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createTestLogger } from "../../test/createTestLogger.ts";
import { allowLocal } from "../access/allowLocal.ts";
import { createProxy } from "../createProxy.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import type { CreateProxyParameters } from "./settings.ts";
import type { UnsafeSetting } from "./unsafeSettings.ts";

/** A store that production accepts. */
const store = { ...createMemoryStore(), unsafe: undefined };

function start(parameters: Partial<CreateProxyParameters> = {}) {
  const logger = createTestLogger();
  createProxy({
    baseUrl: "https://service.example/v1",
    apiKey: "key-0123456789abcdef",
    environment: "production",
    authorize: () => null,
    store,
    auditKey: btoa("a".repeat(32)),
    logger,
    ...parameters,
  });
  return logger.entries;
}

test("default: production starts without a warning", () => {
  expect(start()).toEqual([]);
  expect(start({ allowedOrigins: ["http://localhost:4173", "https://admin.example"] })).toEqual([]);
});

test.each<[name: UnsafeSetting, setting: string, parameters: Partial<CreateProxyParameters>]>([
  ["http-base-url", "baseUrl", { baseUrl: "http://service.example/v1" }],
  ["allow-local", "authorize", { authorize: allowLocal() }],
  ["http-origin", "allowedOrigins", { allowedOrigins: ["http://localhost:4173", "http://admin.example"] }],
  ["memory-store", "store", { store: undefined }],
  ["memory-store", "store", { store: createMemoryStore(), webhookSecrets: [`whsec_${btoa("x".repeat(32))}`] }],
  ["unkeyed-audit", "auditKey", { auditKey: undefined }],
  ["postgres-without-tls", "store", { store: { ...store, unsafe: "postgres-without-tls" } }],
])("behaviour: production refuses %s (`%s`) unless `unsafe` names it", (name, setting, parameters) => {
  expect(() => start(parameters)).toThrow(PartnerError);
  expect(() => start(parameters)).toThrow(
    new RegExp(
      `${name}\\.[\\s\\S]*\\n- \`${setting}\` [\\s\\S]*unsafe: \\["${name}"\\]\\nDocs: [^\\n]+\\/SETTING_UNSAFE$`,
    ),
  );
  const accepted = { level: "warn", fields: { unsafe: [name] }, message: expect.stringContaining("production runs") };
  expect(start({ ...parameters, unsafe: [name] })).toEqual([accepted]);
  const warned = { level: "warn", fields: { unsafe: [name] }, message: expect.stringContaining("production refuses") };
  expect(start({ ...parameters, environment: "staging" })).toEqual([warned]);
  expect(start({ ...parameters, environment: "staging", unsafe: [name] })).toEqual([]);
});

test("behaviour: the error of production lists all unsafe settings", () => {
  const authorize = allowLocal();
  expect(() => start({ authorize, store: undefined })).toThrow('unsafe: ["allow-local","memory-store"]');
});
