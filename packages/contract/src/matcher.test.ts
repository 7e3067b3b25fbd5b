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

  test("behaviour: finds every operation by its path, with its parameters", () => {
    for (const operation of allOperations) {
      const found = match(operation.method, operation.path.replaceAll(/\{\w+\}/g, id));
      expect(found).toMatchObject({ kind: "operation", operation: { name: operation.name } });
    }
  });

  test("behaviour: a known path with another method returns the allowed methods", () => {
    expect(match("PATCH", "/partner/webhooks")).toEqual({ kind: "method", allowed: ["POST", "GET"] });
    expect(match("get", "/partner/webhooks")).toMatchObject({ kind: "method" });
    expect(match("HEAD", "/partner/wallets/chains")).toEqual({ kind: "method", allowed: ["GET"] });
  });

  test.each([
    ["a path with its placeholder", "/partner/webhooks/{webhook_id}"],
    ["the root", "/"],
    ["an empty path", ""],
    ["no leading slash", "partner/wallets/chains"],
    ["an incomplete path", "/partner/wallets"],
    ["a path with a further segment", "/partner/wallets/chains/ethereum"],
    ["a trailing slash", "/partner/wallets/chains/"],
    ["a double slash", "/partner//wallets/chains"],
    ["a leading double slash", "//partner/wallets/chains"],
    ["an empty parameter", "/partner/webhooks//secret/rotate"],
    ["a dot segment", "/partner/webhooks/."],
    ["a dot-dot segment", "/partner/webhooks/.."],
    ["a dot-dot segment inside the path", "/partner/webhooks/../wallets/chains"],
    ["an encoded dot-dot segment", "/partner/webhooks/%2e%2e"],
    ["an encoded slash", `/partner/webhooks/${id}%2fsecret%2frotate`],
    ["an encoded letter", "/partner/wallets/chain%73"],
    ["a backslash", "/partner\\wallets\\chains"],
    ["a parameter with a semicolon", `/partner/webhooks/${id};a=b`],
    ["a parameter with a space", "/partner/webhooks/a b"],
    ["a parameter with a null byte", "/partner/webhooks/a\u0000"],
    ["a parameter with a non-ASCII character", "/partner/webhooks/ａ"],
    ["an overlong parameter", `/partner/webhooks/${"a".repeat(513)}`],
    ["an upper-case letter", "/Partner/wallets/chains"],
    ["a property name of every object", "/partner/constructor"],
  ])("behaviour: %s matches nothing", (_, path) => {
    expect(match("GET", path)).toBeUndefined();
  });

  test("behaviour: throws if two operations have the same method and path", () => {
    expect(() => createMatcher([getWebhook, getWebhook])).toThrow(
      "GET /partner/webhooks/{webhook_id} is defined twice",
    );
  });

  test("behaviour: throws if two operations name the same segment differently", () => {
    const other = { ...getWebhook, path: "/partner/webhooks/{id}" } as const;
    expect(() => createMatcher([getWebhook, other])).toThrow("another operation calls this segment {webhook_id}");
  });
});
