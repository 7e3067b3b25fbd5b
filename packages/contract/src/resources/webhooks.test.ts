import { describe, expect, test } from "vitest";
import { readIssues } from "../schema/issues.ts";
import { createWebhook } from "./webhooks.ts";

const input = {
  url: "https://partner.test/hooks",
  description: "",
  enabled: true,
  event_types: ["deposit.success", "exchange.filled"],
};

function problemsOf(changes: object) {
  const { error } = createWebhook.input.safeParse({ ...input, ...changes });
  return error ? readIssues(error) : [];
}

describe("createWebhook", () => {
  test("default", () => expect(problemsOf({})).toEqual([]));

  test("parameters: description, in bytes", () => {
    expect(problemsOf({ description: "₦".repeat(85) })).toEqual([]);
    expect(problemsOf({ description: "₦".repeat(86) })).toEqual([
      { path: ["description"], message: "at most 255 bytes" },
    ]);
  });

  test.each([
    ["empty", [], "at least 1"],
    ["a duplicate", ["deposit.success", "deposit.success"], "duplicate event type"],
  ])("parameters: event_types, %s", (_, event_types, message) => {
    expect(problemsOf({ event_types })).toEqual([{ path: ["event_types"], message }]);
  });

  test("parameters: event_types, no wildcards", () => {
    expect(problemsOf({ event_types: ["deposit.*"] })).toMatchObject([{ path: ["event_types", 0] }]);
  });

  test.each(["url", "description", "enabled", "event_types"])("behaviour: %s is required", (name) => {
    expect(problemsOf({ [name]: undefined })).toMatchObject([{ path: [name] }]);
  });

  test("behaviour: does not validate the URL, because the service returns 422 for it", () => {
    for (const url of ["http://127.0.0.1:4020/partner-kit/kit/webhook", ""]) expect(problemsOf({ url })).toEqual([]);
  });
});
