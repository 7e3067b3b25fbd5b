/** Computes the WCAG 2 contrast of two colours, each `#14181d` or `rgb(20, 24, 29)`. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: string): readonly number[] {
  if (colour.startsWith("#")) return Array.from(colour.matchAll(/[\da-f]{2}/gi), ([pair]) => Number.parseInt(pair, 16));
  return Array.from(colour.matchAll(/[\d.]+/g), ([channel]) => Number.parseFloat(channel));
}
