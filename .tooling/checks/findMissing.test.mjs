import { expect, test } from "vitest";
import { findMissing } from "./findMissing.mjs";

const english = { common: { retry: "Try again", refresh: "Refresh" }, list: { total: { other: "{count}" } } };

test("default: lists what a language does not have", () => {
  expect(findMissing(english, { common: { retry: "Réessayer" } })).toEqual(["common.refresh", "list.total"]);
});

test("behaviour: a whole language misses nothing", () => {
  expect(findMissing(english, english)).toEqual([]);
});
