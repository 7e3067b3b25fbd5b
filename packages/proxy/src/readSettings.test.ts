import { PartnerError } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { readSettings } from "./readSettings.ts";

const valid = {
  baseUrl: "https://service.example/v1",
  apiKey: "key-0123456789abcdef",
  environment: "staging",
  authorize: () => null,
} as const;

test("default", () => {
  expect(readSettings(valid)).toMatchObject({
    mount: "/partner-kit",
    tickerInterval: 1000,
    sendTravelRulePurpose: false,
  });
});

test("parameters: authorize", () => {
  // Plain JavaScript can leave it out.
  const without = () => Reflect.apply(readSettings, undefined, [{ ...valid, authorize: undefined }]);
  expect(without).toThrow(PartnerError);
  expect(without).toThrow(/needs `authorize`[\s\S]*Why:[\s\S]*How:[\s\S]*allowLocal\(\)/);
});

test.each([
  ["baseUrl", "service.example/v1"],
  ["baseUrl", "ftp://service.example/v1"],
  ["baseUrl", "https://service.example/"],
  ["baseUrl", "https://service.example/v1/"],
  ["baseUrl", "https://ada:secret@service.example/v1"],
  ["baseUrl", "https://service.example/v1?x=/v1"],
  ["baseUrl", "https://service.example/v1#"],
  ["baseUrl", "https://service.example/x#/v1"],
  ["apiKey", ""],
  ["apiKey", "key with-space"],
  ["apiKey", "key\n"],
  ["apiKey", "key\u0000"],
  ["apiKey", "schlüssel"],
  ["environment", "prod"],
  ["mount", "partner-kit"],
  ["mount", "/partner-kit/"],
  ["mount", "/a/../b"],
  ["mount", "/a b"],
  ["mount", ""],
  ["allow", ["getTickers"]],
  ["allow", "getTicker"],
  ["allowedOrigins", ["*"]],
  ["allowedOrigins", ["null"]],
  ["allowedOrigins", ["https://admin.example/"]],
  ["allowedOrigins", ["https://Admin.example"]],
  ["keyScopes", ["trades:all"]],
  ["timeout", 0],
  ["tickerInterval", Number.NaN],
  ["maxStreams", 1.5],
  ["sampleStep", 2 ** 31],
  ["retention", { events: 30 }],
  ["retention", { samples: [{ age: 24, step: null }] }],
])("parameters: %s refuses %j", (name, value) => {
  const run = () => Reflect.apply(readSettings, undefined, [{ ...valid, [name]: value }]);
  expect(run).toThrow(PartnerError);
  expect(run).toThrow(`\`${name}\``);
});

test("behaviour: an error never tells a value", () => {
  const apiKey = "key-0123456789 abcdef";
  expect(() => readSettings({ ...valid, apiKey })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining("0123456789") }),
  );
});

test("parameters: things may be kept as long as wanted", () => {
  const retention = { events: 400 * 86_400_000, samples: [{ age: 3_600_000, step: 60_000 }] };
  expect(readSettings({ ...valid, retention }).retention).toEqual(retention);
});

test("parameters: mount at the root", () => {
  expect(readSettings({ ...valid, mount: "/" }).mount).toBe("");
});
