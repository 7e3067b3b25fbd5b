import { describe, expect, test } from "vitest";
import { createMatcher } from "./matcher.ts";
import { allOperations } from "./operations.ts";
import { getWebhook } from "./resources/webhooks.ts";

const match = createMatcher(allOperations);
const id = "0b8f7a52-5a3e-4a67-9f43-1a0d6a3c9e11";

describe("createMatcher", () => {
  test("default", () => {
    expect(match("GET", `/partner/webhooks/${id}`)).toEqual({
      kind: "operation",
      operation: getWebhook,
      params: { webhook_id: id },
    });
  });

  test("behaviour: every operation is found under its own path, with its parameters", () => {
    for (const operation of allOperations) {
      const found = match(operation.method, operation.path.replaceAll(/\{\w+\}/g, id));
      expect(found).toMatchObject({ kind: "operation", operation: { name: operation.name } });
    }
  });

  test("behaviour: a known path with another method names the methods it knows", () => {
    expect(match("PATCH", "/partner/webhooks")).toEqual({ kind: "method", allowed: ["POST", "GET"] });
    expect(match("get", "/partner/webhooks")).toMatchObject({ kind: "method" });
    expect(match("HEAD", "/partner/wallets/chains")).toEqual({ kind: "method", allowed: ["GET"] });
  });

  test.each([
    ["a path with its placeholder", "/partner/webhooks/{webhook_id}"],
    ["the root", "/"],
    ["nothing", ""],
    ["no leading slash", "partner/wallets/chains"],
    ["a path that stops early", "/partner/wallets"],
    ["a path that goes on", "/partner/wallets/chains/ethereum"],
    ["a trailing slash", "/partner/wallets/chains/"],
    ["a double slash", "/partner//wallets/chains"],
    ["a double slash in front", "//partner/wallets/chains"],
    ["an empty parameter", "/partner/webhooks//secret/rotate"],
    ["a dot segment", "/partner/webhooks/."],
    ["a dot-dot segment", "/partner/webhooks/.."],
    ["a dot-dot segment on the way", "/partner/webhooks/../wallets/chains"],
    ["an encoded dot-dot segment", "/partner/webhooks/%2e%2e"],
    ["an encoded slash", `/partner/webhooks/${id}%2fsecret%2frotate`],
    ["an encoded letter", "/partner/wallets/chain%73"],
    ["a backslash", "/partner\\wallets\\chains"],
    ["a parameter with a semicolon", `/partner/webhooks/${id};a=b`],
    ["a parameter with a space", "/partner/webhooks/a b"],
    ["a parameter with a null byte", "/partner/webhooks/a\u0000"],
    ["a parameter with another script", "/partner/webhooks/ａ"],
    ["an overlong parameter", `/partner/webhooks/${"a".repeat(513)}`],
    ["another case", "/Partner/wallets/chains"],
    ["a name every object has", "/partner/constructor"],
  ])("behaviour: %s is no operation", (_, path) => {
    expect(match("GET", path)).toBeUndefined();
  });

  test("behaviour: two operations for one place are a mistake", () => {
    expect(() => createMatcher([getWebhook, getWebhook])).toThrow(
      "GET /partner/webhooks/{webhook_id} is defined twice",
    );
  });

  test("behaviour: two names for one place are a mistake", () => {
    const other = { ...getWebhook, path: "/partner/webhooks/{id}" } as const;
    expect(() => createMatcher([getWebhook, other])).toThrow("already called {webhook_id}");
  });
});
