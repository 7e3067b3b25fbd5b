/** A token, or a group of tokens, in the format of the Design Tokens Community Group (2025.10). */
export type DesignTokens = { readonly [name: string]: unknown };

/**
 * Writes the tokens of the style sheet as design tokens. The format has no modes, so the groups `light`, `dark`, `comfortable`
 * and `compact` have the same names, and `shared` has the rest. Colours refer to the palette, `reference`.
 */
export function writeDesignTokens(styles: string): DesignTokens {
  const root = declarationsOf(styles, ":where(:root)");
  const reference = tint(
    pick(root, (name) => name.startsWith("ref-")),
    root,
  );
  return {
    $description: "Design tokens of @partner-kit/react. Each is the CSS custom property `--pk-` and its name.",
    reference: mapNames(reference, (name) => name.slice("ref-".length)),
    ...groupTokens(pick(root, (name) => !name.startsWith("ref-"))),
    comfortable: mapValues(declarationsOf(styles, ':where(:root, [data-pk-density="comfortable"])'), (value) => value),
    compact: mapValues(declarationsOf(styles, ':where([data-pk-density="compact"])'), (value) => value),
  };
}

type Declarations = ReadonlyMap<string, string>;

/** Writes a theme's declarations, without `--pk-`, in the groups `light`, `dark` and `shared`. */
export function groupTokens(declarations: Declarations): DesignTokens {
  const themed = pick(declarations, (_, value) => value.includes("light-dark("));
  const shared = pick(declarations, (_, value) => !value.includes("light-dark("));
  return {
    light: mapValues(themed, (value) => scheme(value, 0)),
    dark: mapValues(themed, (value) => scheme(value, 1)),
    shared: mapValues(shared, (value) => value),
  };
}

/** The tokens of the first rule with a selector, without `--pk-`. Throws if the rule does not exist. */
function declarationsOf(styles: string, selector: string): Declarations {
  const plain = styles.replace(/\/\*[\s\S]*?\*\//g, "");
  const start = plain.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`The style sheet has no rule for ${selector}.`);
  const body = plain.slice(start, plain.indexOf("}", start));
  return new Map(Array.from(body.matchAll(/--pk-([\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => [name, value]));
}

function pick(all: Declarations, isWanted: (name: string, value: string) => boolean): Declarations {
  return new Map([...all].filter(([name, value]) => isWanted(name, value)));
}

/** Replaces chroma and hue of the tint, because tokens of the format cannot refer to parts of a colour. */
function tint(all: Declarations, root: Declarations): Declarations {
  return new Map(
    Array.from(all, ([name, value]) => [
      name,
      value.replace(/var\(--pk-(tint-\w+)\)/g, (_, part: string) => root.get(part) ?? ""),
    ]),
  );
}

function mapNames(all: Declarations, rename: (name: string) => string): DesignTokens {
  return Object.fromEntries(Array.from(all, ([name, value]) => [rename(name), writeToken(value, name)]));
}

function mapValues(all: Declarations, read: (value: string) => string): DesignTokens {
  return Object.fromEntries(Array.from(all, ([name, value]) => [name, writeToken(read(value), name)]));
}

/** Replaces `light-dark(a, b)` with one of both. */
function scheme(value: string, index: 0 | 1): string {
  return value.replace(
    /light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^()]|\([^()]*\))+)\)/,
    (_, light: string, dark: string) => (index === 0 ? light : dark),
  );
}

function writeToken(value: string, name: string): DesignTokens {
  const reference = /^var\(--pk-ref-([\w-]+)\)$/.exec(value)?.[1];
  if (reference) return { $type: "color", $value: `{reference.${reference}}` };
  const color = readColor(value);
  if (color) return { $type: "color", $value: color };
  const [, amount = "", unit = ""] = /^([\d.]+)(rem|px|ms)?$/.exec(value) ?? [];
  if (unit === "ms") return { $type: "duration", $value: { value: Number(amount), unit } };
  if (unit !== "") return { $type: "dimension", $value: { value: Number(amount), unit } };
  if (amount !== "" && name.startsWith("tint-")) return { $type: "number", $value: Number(amount) };
  if (amount !== "" && name.startsWith("font-weight")) return { $type: "fontWeight", $value: Number(amount) };
  const curve = /^cubic-bezier\((.+)\)$/.exec(value)?.[1];
  if (curve) return { $type: "cubicBezier", $value: curve.split(",").map(Number) };
  if (name.startsWith("font-")) return { $type: "fontFamily", $value: value.split(/,\s*/) };
  const [, x, y, blur, shadow = ""] = /^(\S+) (\S+) (\S+) (rgb\(.*\))$/.exec(value) ?? [];
  const lengths = [x, y, blur].map((length) => readLength(length ?? ""));
  const shadowColor = readColor(shadow);
  if (!shadowColor) throw new Error(`--pk-${name} has the value "${value}", which no type of design tokens fits.`);
  const [offsetX, offsetY, blurRadius] = lengths;
  return {
    $type: "shadow",
    $value: { color: shadowColor, offsetX, offsetY, blur: blurRadius, spread: readLength("0") },
  };
}

function readLength(text: string): DesignTokens {
  const [, value = "0", unit = "rem"] = /^([\d.]+)(rem|px)?$/.exec(text) ?? [];
  return { value: Number(value), unit };
}

/** Reads `#0a7145`, `oklch(0.2 0.014 258)` and `rgb(20 24 29 / 40%)`. */
function readColor(text: string): DesignTokens | undefined {
  const hex = /^#([0-9a-f]{6})$/.exec(text)?.[1];
  if (hex) {
    const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return { colorSpace: "srgb", components: channels.map(toShare), hex: text };
  }
  const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text);
  if (oklch) return { colorSpace: "oklch", components: oklch.slice(1).map(Number) };
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(text);
  if (!rgb) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 100] = rgb.slice(1).map(Number);
  return { colorSpace: "srgb", components: [red, green, blue].map(toShare), alpha: alpha / 100 };
}

/** A channel from 0 to 1, with enough digits to restore its byte. */
function toShare(channel: number): number {
  return Math.round((channel / 255) * 10_000) / 10_000;
}
