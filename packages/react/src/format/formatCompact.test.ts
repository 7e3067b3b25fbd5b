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

test("parameters: locale", () => {
  expect(formatCompact({ value: "29215551020.56", locale: "fr" }).replace(/\s/u, " ")).toBe("29,2 Md");
});
