import { expect, test } from "vitest";
import { writeModeTokens } from "../../build/modeTokens.ts";
import tokens from "../../tokens.json" with { type: "json" };

test("default", () => {
  expect(writeModeTokens(tokens, "light")).toMatchObject({
    "color-up": {
      $type: "color",
      $value: { colorSpace: "srgb", components: [0.0392, 0.4431, 0.2706], hex: "#0a7145" },
    },
    "color-backdrop": { $value: { hex: "#14181d", alpha: 0.4 } },
  });
  expect(writeModeTokens(tokens, "comfortable")).toMatchObject({
    "row-height": { $type: "dimension", $value: { value: 40, unit: "px" } },
  });
});

test("behaviour: both modes of a collection have the same names", () => {
  const names = (mode: "light" | "dark" | "comfortable" | "compact") => Object.keys(writeModeTokens(tokens, mode));
  expect(names("light").length).toBeGreaterThan(20);
  expect(names("dark")).toEqual(names("light"));
  expect(names("compact")).toEqual(names("comfortable"));
});

test("behaviour: dark surfaces are converted from OKLCH, and no reference is left", () => {
  const dark = writeModeTokens(tokens, "dark");
  expect(dark["color-surface"]).toMatchObject({ $value: { colorSpace: "srgb", hex: "#171b21" } });
  expect(JSON.stringify(dark)).not.toContain("{reference");
});

test("behaviour: fonts and shadows are left out", () => {
  expect(Object.keys(writeModeTokens(tokens, "shared"))).not.toContain("font-code");
  expect(Object.keys(writeModeTokens(tokens, "light"))).not.toContain("shadow");
});
