import { expect, test } from "vitest";
import { findMissing } from "./findMissing.mjs";

const english = { common: { retry: "Try again", refresh: "Refresh" }, list: { total: { other: "{count}" } } };

test("default: lists the messages that a language lacks", () => {
  expect(findMissing(english, { common: { retry: "Réessayer" } })).toEqual(["common.refresh", "list.total"]);
});

test("behaviour: a complete language lacks nothing", () => {
  expect(findMissing(english, english)).toEqual([]);
});
