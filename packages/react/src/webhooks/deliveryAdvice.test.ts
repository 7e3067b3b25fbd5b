// @vitest-environment node
import { expect, test } from "vitest";
import { deliveryFailureKind } from "./deliveryAdvice.ts";

test.each([
  ["no_response", "noResponse"],
  [204, undefined],
  [101, undefined],
  [302, "redirect"],
  [401, "unauthorized"],
  [404, "wrongUrl"],
  [422, "rejected"],
  [429, "busy"],
  [502, "serverError"],
] as const)("default: %s is %s", (response, kind) => {
  expect(deliveryFailureKind(response)).toBe(kind);
});
