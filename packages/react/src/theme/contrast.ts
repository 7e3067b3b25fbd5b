/** Channels from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Contrast ratio of WCAG 2. */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes two colours in sRGB. A share of 1 is the first colour. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const channel = (index: 0 | 1 | 2) => one[index] * share + other[index] * (1 - share);
  return [channel(0), channel(1), channel(2)];
}

/** Reads a hexadecimal or `rgb()` colour. Transparent colours are laid over the ground. Returns `undefined` for other formats. */
export function readColour(text: string, ground: Colour = [255, 255, 255]): Colour | undefined {
  const [, digits = ""] = /^#([\da-f]{3,8})$/i.exec(text) ?? [];
  const pairs = digits.length < 6 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  const functional = /^rgba?\(([^()]+)\)$/.exec(text)?.[1];
  const values = functional
    ? functional.split(/[\s,/]+/).map((part, index) => readShare(part, index < 3 ? 255 : 1))
    : pairs.map((pair, index) => Number.parseInt(pair, 16) / (index < 3 ? 1 : 255));
  const [red, green, blue, alpha = 1] = values;
  if (red === undefined || green === undefined || blue === undefined || values.some(Number.isNaN)) return undefined;
  return mix([red, green, blue], ground, alpha);
}

/** Writes a colour such as `#14181d`. */
export function writeColour(colour: Colour): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** Reads `0.6` or `60%` of a whole. */
function readShare(text: string, whole: number): number {
  const value = Number.parseFloat(text);
  return text.endsWith("%") ? (value / 100) * whole : value;
}

/** Relative luminance of WCAG 2, from 0 to 1. */
export function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Converts a channel of sRGB, from 0 to 255, to linear light from 0 to 1. */
export function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
