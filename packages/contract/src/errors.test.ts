import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { ApiError, InputError, isApiError, NetworkError, PartnerError, ResponseError } from "./errors.ts";

const operation = "acceptQuote";

describe("PartnerError", () => {
  test.each([
    new ApiError({ operation, status: 409, code: "CONFLICT", message: "quote expired" }),
    new NetworkError({ operation, reason: "timeout" }),
    new NetworkError({ operation, reason: "unreachable", cause: new TypeError("fetch failed") }),
    new ResponseError({
      operation,
      status: 200,
      issues: [{ path: ["data", 0, "id"], message: "expected string" }],
      body: {},
    }),
    new InputError({ operation, issues: [{ path: [], message: "unknown field a" }] }),
  ])("default: %s", (error) => {
    expect(error).toBeInstanceOf(PartnerError);
    expect(error.name).toBe(error.constructor.name);
    expect(error.operation).toBe(operation);
    expect(error.message).toMatchSnapshot();
    expect(error.message.startsWith(error.shortMessage)).toBe(true);
  });

  test("behaviour: the cause is kept, and is not there when there is none", () => {
    const cause = new TypeError("fetch failed");
    expect(new NetworkError({ operation, reason: "unreachable", cause }).cause).toBe(cause);
    expect(Object.hasOwn(new PartnerError("x"), "cause")).toBe(false);
  });
});

describe("ResponseError", () => {
  test("behaviour: its body is there for who asks, and not for who prints", () => {
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

  test("behaviour: knows the error of another copy of the package by its name", () => {
    class ApiErrorOfAnotherCopy extends Error {
      override readonly name = "ApiError";
      readonly code = "CONFLICT";
    }
    expect(isApiError(new ApiErrorOfAnotherCopy(), "CONFLICT")).toBe(true);
  });
});
