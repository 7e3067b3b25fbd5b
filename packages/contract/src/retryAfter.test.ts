import { describe, expect, test } from "vitest";
import { parseRetryAfter } from "./retryAfter.ts";

const now = Date.UTC(2026, 10, 21, 2, 0, 0);

describe("parseRetryAfter", () => {
  test.each([
    ["0", 0],
    ["120", 120],
    [" 5 ", 5],
    ["Sat, 21 Nov 2026 02:00:30 GMT", 30],
    ["Sat, 21 Nov 2026 01:59:00 GMT", 0],
  ])("default: %s", (header, seconds) => expect(parseRetryAfter(header, now)).toBe(seconds));

  test("behaviour: rounds a fraction of a second up", () => {
    expect(parseRetryAfter("Sat, 21 Nov 2026 02:00:30 GMT", now + 1)).toBe(30);
  });

  test.each(["999999999", "9999999999", "9".repeat(400), "Tue, 21 Nov 2028 02:00:00 GMT"])(
    "behaviour: caps %s at the maximum of a timer",
    (header) => {
      expect(parseRetryAfter(header, now)).toBe(1_000_000);
    },
  );

  test.each([null, "", "-1", "1.5", "1e3", "soon", "2026-11-21T02:00:30Z", "Sat, 99 Nov 2026 02:00:30 GMT"])(
    "behaviour: ignores %s",
    (header) => expect(parseRetryAfter(header, now)).toBeUndefined(),
  );
});
