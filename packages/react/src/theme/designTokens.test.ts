import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { writeDesignTokens } from "../../build/designTokens.ts";

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const styles = read("./tokens.css");
const tokens = writeDesignTokens(styles);

test("default: tokens.json is up to date (run pnpm tokens)", () => {
  expect(JSON.parse(read("../../tokens.json"))).toEqual(tokens);
});

test("behaviour: a token of each type has the value of the style sheet", () => {
  expect(tokens).toMatchObject({
    reference: {
      "night-0": { $value: { colorSpace: "oklch", components: [0.2207, 0.014, 258] } },
      "green-600": { $type: "color", $value: { colorSpace: "srgb", hex: "#0a7145" } },
    },
    light: {
      "color-up": { $type: "color", $value: "{reference.green-600}" },
      "color-backdrop": { $type: "color", $value: { components: [0.0784, 0.0941, 0.1137], alpha: 0.4 } },
      shadow: { $type: "shadow", $value: { color: { alpha: 0.14 }, offsetY: { value: 0.5, unit: "rem" } } },
    },
    dark: { "color-up": { $value: "{reference.green-300}" }, shadow: { $value: { color: { alpha: 0.5 } } } },
    shared: {
      "tint-hue": { $type: "number", $value: 258 },
      motion: { $type: "duration", $value: { value: 160, unit: "ms" } },
      "motion-ease": { $type: "cubicBezier", $value: [0, 0, 0.2, 1] },
      "font-weight-strong": { $type: "fontWeight", $value: 550 },
      "font-code": { $type: "fontFamily", $value: ["ui-monospace", "Menlo", "Consolas", "monospace"] },
    },
    comfortable: { "row-height": { $type: "dimension", $value: { value: 2.5, unit: "rem" } } },
    compact: { "row-height": { $value: { value: 2, unit: "rem" } } },
  });
});

test("behaviour: every reference leads to a colour of the palette", () => {
  const { reference, ...rest } = tokens;
  const names = Array.from(JSON.stringify(rest).matchAll(/\{reference\.([\w-]+)\}/g), ([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(30);
  const palette = JSON.stringify(reference);
  expect(names.filter((name) => !palette.includes(`"${name}":`))).toEqual([]);
});

test("behaviour: rejects a value that no type fits", () => {
  const changed = styles.replace("--pk-motion: 160ms", "--pk-motion: ease-in");
  expect(() => writeDesignTokens(changed)).toThrow('--pk-motion has the value "ease-in"');
});
