import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { ApiError, InputError, isApiError, NetworkError, PartnerError, ResponseError } from "./errors.ts";

const operation = "acceptQuote";

const request = {
  method: "GET",
  url: "https://user:pass@proxy.test/partner-kit/partner/exchange/ticker/24h?pair_id=1#x",
};

describe("PartnerError", () => {
  test.each([
    new ApiError({ operation, status: 409, code: "CONFLICT", message: "quote expired" }),
    new ApiError({ operation, status: 418, code: "TEAPOT", message: "" }),
    new NetworkError({ operation, reason: "timeout", effect: "repeatable" }),
    new NetworkError({
      operation,
      reason: "unreachable",
      request,
      effect: "read",
      cause: new TypeError("fetch failed"),
    }),
    new ResponseError({
      operation,
      status: 200,
      issues: [{ path: ["data", 0, "id"], message: "expected string" }],
      body: {},
      request,
    }),
    new InputError({ operation, issues: [{ path: [], message: "unknown field a" }] }),
  ])("default: %#", (error) => {
    expect(error).toBeInstanceOf(PartnerError);
    expect(error.name).toBe(error.constructor.name);
    expect(error.operation).toBe(operation);
    expect(error.message).toMatchSnapshot();
    expect(error.message.startsWith(error.shortMessage)).toBe(true);
    expect(error.message.endsWith(`\nDocs: ${error.docs}`)).toBe(true);
  });

  test("behaviour: the cause is set only if one was passed", () => {
    const cause = new TypeError("fetch failed");
    expect(new NetworkError({ operation, reason: "unreachable", cause }).cause).toBe(cause);
    expect(Object.hasOwn(new PartnerError("x"), "cause")).toBe(false);
  });

  test("behaviour: an error without a topic has no link", () => {
    const error = new PartnerError("It failed.", { details: "Do this." });
    expect([error.message, error.docs]).toEqual(["It failed.\nDo this.", undefined]);
  });
});

describe("ResponseError", () => {
  test("behaviour: the body is readable but neither printed nor serialized", () => {
    const error = new ResponseError({ operation, status: 200, issues: [], body: { account_name: "Ada Obi" } });
    expect(error.body).toEqual({ account_name: "Ada Obi" });
    expect(inspect(error)).not.toContain("Ada Obi");
    expect(JSON.stringify({ ...error })).not.toContain("Ada Obi");
  });
});

describe("isApiError", () => {
  const error = new ApiError({ operation, status: 409, code: "CONFLICT", message: "" });

  test("default", () => {
    expect(isApiError(error)).toBe(true);
    expect(isApiError(new NetworkError({ operation, reason: "timeout" }))).toBe(false);
    expect(isApiError({ name: "ApiError", code: "CONFLICT" })).toBe(false);
  });

  test("parameters: codes", () => {
    expect(isApiError(error, "NOT_FOUND", "CONFLICT")).toBe(true);
    expect(isApiError(error, "NOT_FOUND")).toBe(false);
  });

  test("behaviour: recognizes the error of another copy of the package by its name", () => {
    class ApiErrorOfAnotherCopy extends Error {
      override readonly name = "ApiError";
      readonly code = "CONFLICT";
    }
    expect(isApiError(new ApiErrorOfAnotherCopy(), "CONFLICT")).toBe(true);
  });
});
