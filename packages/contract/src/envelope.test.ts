import { describe, expect, test } from "vitest";
import { errorEnvelope, isSuccessEnvelope, readErrorEnvelope, successEnvelope } from "./envelope.ts";

describe("successEnvelope", () => {
  test("default", () => {
    expect(successEnvelope({ a: 1 })).toEqual({ status: "success", data: { a: 1 } });
    expect(isSuccessEnvelope(successEnvelope(null))).toBe(true);
  });

  test.each([null, undefined, "success", [], {}, { status: "error" }, { status: "ok", data: 1 }])(
    "behaviour: %o is not a success envelope",
    (value) => expect(isSuccessEnvelope(value)).toBe(false),
  );
});

describe("errorEnvelope", () => {
  test("default", () => {
    const envelope = errorEnvelope("CONFLICT", "quote expired");
    expect(envelope).toEqual({ status: "error", error: { code: "CONFLICT", message: "quote expired" } });
    expect(readErrorEnvelope(envelope)).toEqual(envelope.error);
  });

  test("behaviour: accepts additional fields", () => {
    const value = { status: "error", error: { code: "CONFLICT", message: "", trace: "t" }, request_id: "r" };
    expect(readErrorEnvelope(value)).toMatchObject({ code: "CONFLICT", message: "" });
  });

  test.each([
    null,
    "error",
    {},
    { status: "error" },
    { status: "error", error: { code: 1, message: "" } },
    successEnvelope(1),
  ])("behaviour: %o is not an error envelope", (value) => expect(readErrorEnvelope(value)).toBeUndefined());
});
