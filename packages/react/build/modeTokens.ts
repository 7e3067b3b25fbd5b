import { fromOklch } from "../brand/oklch.ts";
import type { DesignTokens } from "./designTokens.ts";

/** Groups of `tokens.json` that are modes of one collection in a design tool. */
export type TokenMode = "light" | "dark" | "shared" | "comfortable" | "compact";

/**
 * Writes one mode as a file of its own, for tools that read neither references between files nor units of the web: colours
 * are sRGB, lengths are pixels. Leaves out fonts and shadows, which are not variables in such tools.
 */
export function writeModeTokens(tokens: DesignTokens, mode: TokenMode): DesignTokens {
  const members = Object.entries(tokens[mode] as Readonly<Record<string, Token>>);
  return Object.fromEntries(
    members.flatMap(([name, token]) => {
      const { $type, $value } = resolve(tokens, token);
      if ($type === "color") return [[name, { $type, $value: toSrgb($value as Colour) }]];
      if ($type === "dimension") return [[name, { $type, $value: toPixels($value as Length) }]];
      return $type === "number" || $type === "duration" ? [[name, { $type, $value }]] : [];
    }),
  );
}

interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

interface Colour {
  readonly colorSpace: "srgb" | "oklch";
  readonly components: readonly number[];
  readonly alpha?: number | undefined;
}

interface Length {
  readonly value: number;
  readonly unit: "rem" | "px";
}

function resolve(tokens: DesignTokens, token: Token): Token {
  const name = /^\{reference\.([\w-]+)\}$/.exec(String(token.$value))?.[1];
  if (name === undefined) return token;
  const target = (tokens["reference"] as Readonly<Record<string, Token>>)[name];
  if (!target) throw new Error(`The palette has no colour "${name}".`);
  return target;
}

function toSrgb({ colorSpace, components, alpha }: Colour): DesignTokens {
  const [lightness = 0, chroma = 0, degrees = 0] = components;
  const hex =
    colorSpace === "oklch"
      ? fromOklch({ lightness, chroma, hue: (degrees * Math.PI) / 180 })
      : `#${components.map((share) => byte(share)).join("")}`;
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return { colorSpace: "srgb", components: channels.map(round), hex, ...(alpha !== undefined && { alpha }) };
}

function byte(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, "0");
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

function toPixels({ value, unit }: Length): Length {
  return { value: unit === "rem" ? value * 16 : value, unit: "px" };
}
