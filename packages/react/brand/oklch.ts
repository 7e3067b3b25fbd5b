import { toLinear } from "../src/theme/contrast.ts";

export interface Oklch {
  /** From 0 to 1. */
  readonly lightness: number;
  readonly chroma: number;
  /** In radians. */
  readonly hue: number;
}

/** Converts `#rrggbb` to OKLCH. */
export function toOklch(colour: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16)));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** Converts OKLCH to `#rrggbb`. Reduces chroma until sRGB has the colour, so that lightness and hue stay. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  for (let kept = chroma; kept > 0; kept -= 0.004) {
    const channels = channelsOf({ lightness, chroma: kept, hue });
    if (channels.every((channel) => channel >= -0.0001 && channel <= 1.0001)) return toHex(channels);
  }
  return toHex(channelsOf({ lightness, chroma: 0, hue }));
}

function channelsOf({ lightness, chroma, hue }: Oklch): readonly number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toHex(channels: readonly number[]): string {
  const bytes = channels.map((channel) => {
    const share = Math.min(1, Math.max(0, channel));
    return Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
