// @vitest-environment node
import { expect, test } from "vitest";
import { expectTokens } from "../../../test/expectTokens.ts";
import { mix, readColour, writeColour } from "../../theme/contrast.ts";
import { shadcnTokens } from "./shadcnTokens.ts";

/** The default theme of shadcn/ui, neutral, in hexadecimal. */
const themes = {
  light: {
    background: "#ffffff",
    foreground: "#0a0a0a",
    card: "#ffffff",
    popover: "#ffffff",
    primary: "#171717",
    "primary-foreground": "#fafafa",
    secondary: "#f5f5f5",
    muted: "#f5f5f5",
    "muted-foreground": "#737373",
    accent: "#f5f5f5",
    destructive: "#e7000b",
    border: "#e5e5e5",
    radius: "0.625rem",
  },
  dark: {
    background: "#0a0a0a",
    foreground: "#fafafa",
    card: "#171717",
    popover: "#171717",
    primary: "#e5e5e5",
    "primary-foreground": "#171717",
    secondary: "#262626",
    muted: "#262626",
    "muted-foreground": "#a1a1a1",
    accent: "#404040",
    destructive: "#ff6467",
    border: "rgb(255 255 255 / 10%)",
    radius: "0.625rem",
  },
} as const;

test.each(["light", "dark"] as const)("behaviour: the default theme, %s, keeps the kit's contrast", (mode) => {
  const fill = (value: string) =>
    value.replaceAll(
      /var\(--([\w-]+)\)/g,
      (_, name: string) => new Map(Object.entries(themes[mode])).get(name) ?? name,
    );
  const tokens = Object.entries(shadcnTokens).map(([name, value]) => [name, mixColours(fill(String(value)))]);
  expectTokens({ mode, tokens: Object.fromEntries(tokens) });
});

test("behaviour: every mix is in a form that the test computes", () => {
  expect(mixColours("color-mix(in srgb, #000000 50%, #ffffff)")).toBe("#808080");
});

function mixColours(text: string): string {
  const [, one = "", share = "", other = ""] = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(text) ?? [];
  const [first, second] = [readColour(one), readColour(other)];
  return first && second ? writeColour(mix(first, second, Number.parseInt(share, 10) / 100)) : text;
}
