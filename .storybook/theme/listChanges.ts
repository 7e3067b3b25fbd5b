import type { ThemeDraft } from "./ThemeDraft.ts";
import { colourNames } from "./themeColours.ts";

/** Lists the declarations of a draft that differ from the kit's default theme. */
export function listChanges(
  draft: ThemeDraft,
  own: ThemeDraft,
): readonly (readonly [property: string, value: string])[] {
  const { light, dark } = draft.colours;
  const colours = colourNames
    .filter((name) => light[name] !== own.colours.light[name] || dark[name] !== own.colours.dark[name])
    .map((name) => [name, `light-dark(${light[name]}, ${dark[name]})`] as const);
  return [
    ...colours,
    ...(draft.radius === own.radius
      ? []
      : ([
          ["--pk-radius", inRem(draft.radius)],
          ["--pk-radius-control", inRem(draft.radius * 0.75)],
        ] as const)),
    ...(draft.fontSize === own.fontSize ? [] : ([["--pk-font-size-m", inRem(draft.fontSize)]] as const)),
    ...(draft.font === "" ? [] : ([["font-family", draft.font]] as const)),
  ];
}

function inRem(pixels: number): string {
  return `${pixels / 16}rem`;
}
