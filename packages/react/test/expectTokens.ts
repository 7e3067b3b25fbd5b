import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { listSheets } from "../build/styleSheets.ts";
import { type Colour, contrast, mix, readColour } from "../src/theme/contrast.ts";

export interface ExpectTokensParameters {
  readonly mode: "light" | "dark";
  /** The tokens that an adapter sets. Colours are hexadecimal or `rgb()`. */
  readonly tokens: Readonly<Record<string, unknown>>;
}

/** Checks that the kit has every token, and that the kit's text and lines have enough contrast with them. */
export function expectTokens({ mode, tokens }: ExpectTokensParameters): void {
  const names = Object.keys(tokens).filter((name) => name.startsWith("--pk-"));
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !kitTokens.has(name))).toEqual([]);

  const read = (name: string, ground?: Colour): Colour => {
    const text = String(tokens[`--pk-color-${name}`] ?? ownColour(name, mode));
    return readColour(text, ground) ?? expect.fail(`${name} is "${text}"`);
  };
  const surface = read("surface");
  const weak: string[] = [];
  const demand = (what: string, one: Colour, other: Colour, ratio: number) => {
    if (contrast(one, other) < ratio) weak.push(`${what}: ${contrast(one, other).toFixed(2)}, not ${ratio}`);
  };
  for (const on of ["surface", "surface-subtle", "surface-raised", "surface-hover"]) {
    const ground = read(on, surface);
    for (const text of texts) demand(`${text} on ${on}`, read(text, ground), ground, 4.5);
    demand(`border-control on ${on}`, read("border-control", ground), ground, 3);
  }
  for (const tone of ["text-secondary", "up", "down", "warn", "info", "success", "danger"])
    demand(`${tone} on its tint`, read(tone), mix(read(tone), surface, 0.1), 4.5);
  for (const fill of ["accent", "danger"]) demand(`on-${fill}`, read(`on-${fill}`), read(fill), 4.5);
  expect(weak).toEqual([]);
}

const texts = ["text", "text-secondary", "text-muted", "accent", "up", "down", "warn", "info", "success", "danger"];

const kitTokens = new Set(
  listSheets().flatMap(
    (path) => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8").match(/--pk-[a-z][\w-]*\w/g) ?? [],
  ),
);

const own = JSON.parse(readFileSync(new URL("../tokens.json", import.meta.url), "utf8"));

/** The kit's own colour, for tokens that the adapter leaves alone. */
function ownColour(name: string, mode: "light" | "dark"): string {
  const reference: string = own[mode][`color-${name}`].$value;
  return own.reference[reference.slice("{reference.".length, -1)].$value.hex;
}
