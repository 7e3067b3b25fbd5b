import { describe, expect, test } from "vitest";
import { parseTimestamp } from "./parseTimestamp.ts";
import { rfc3339Timestamp } from "./rfc3339Timestamp.ts";
import { timestamp } from "./timestamp.ts";

describe("parseTimestamp", () => {
  test.each([
    ["2026-11-21T02:00:00Z", Date.UTC(2026, 10, 21, 2)],
    ["2026-11-21t02:00:00z", Date.UTC(2026, 10, 21, 2)],
    ["2026-11-21T02:00:00.123456Z", Date.UTC(2026, 10, 21, 2, 0, 0, 123)],
    ["2026-11-21T02:00:00+01:00", Date.UTC(2026, 10, 21, 1)],
    ["2028-02-29T23:59:59-00:00", Date.UTC(2028, 1, 29, 23, 59, 59)],
  ])("default: %s", (text, time) => expect(parseTimestamp(text)).toBe(time));

  test.each([
    ["an empty text", ""],
    ["a date alone", "2026-11-21"],
    ["no offset", "2026-11-21T02:00:00"],
    ["a space between date and time", "2026-11-21 02:00:00Z"],
    ["Unix seconds", "1795226400"],
    ["a day that does not exist in the month", "2026-02-29T00:00:00Z"],
    ["a month that does not exist", "2026-13-01T00:00:00Z"],
    ["day zero", "2026-11-00T00:00:00Z"],
    ["hour 24", "2026-11-21T24:00:00Z"],
    ["minute 60", "2026-11-21T02:60:00Z"],
    ["an offset beyond a day", "2026-11-21T02:00:00+25:00"],
    ["an empty fraction", "2026-11-21T02:00:00.Z"],
    ["trailing text", "2026-11-21T02:00:00Z\n"],
  ])("behaviour: rejects %s", (_, text) => {
    expect(parseTimestamp(text)).toBeUndefined();
    expect(rfc3339Timestamp.safeParse(text).success).toBe(false);
  });
});

describe("timestamp", () => {
  test("behaviour: preserves the text of a response in any format", () => {
    expect(timestamp.parse("21 November 2026")).toBe("21 November 2026");
    expect(timestamp.safeParse("").success).toBe(false);
  });
});
