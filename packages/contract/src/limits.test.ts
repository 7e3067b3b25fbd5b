import { describe, expect, test } from "vitest";
import { isRetriedWebhookStatus } from "./limits.ts";

describe("isRetriedWebhookStatus", () => {
  test.each([408, 409, 425, 429, 500, 503, 599])("default: %i is retried", (status) => {
    expect(isRetriedWebhookStatus(status)).toBe(true);
  });

  test.each([200, 204, 301, 302, 400, 401, 404, 410, 422])(
    "behaviour: a delivery with status %i is not retried",
    (status) => {
      expect(isRetriedWebhookStatus(status)).toBe(false);
    },
  );
});
