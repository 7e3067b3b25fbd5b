// @vitest-environment node
import { expect, test } from "vitest";
import { formatCompact } from "./formatCompact.ts";

test("default", () => {
  const write = (value: string) => formatCompact({ value, locale: "en" });
  expect(["29215551020.56", "232091791.82", "713.5", "0.0206", "not known"].map(write)).toEqual([
    "29.2B",
    "232M",
    "714",
    "0.0206",
    "not known",
  ]);
});

test.each([
  ["fr", "29,2 Md"],
  ["pt-PT", "29,2 mM"],
  ["pt-BR", "29,2 bi"],
])("parameters: locale: %s", (locale, text) => {
  expect(formatCompact({ value: "29215551020.56", locale }).replace(/\s/u, " ")).toBe(text);
});
