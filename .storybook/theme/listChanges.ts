import { listShapeTokens, type TokenChange } from "../../packages/react/brand/brandTokens.ts";
import type { ThemeDraft } from "./ThemeDraft.ts";
import { colourNames } from "./themeColours.ts";

/** Lists the declarations of a draft that differ from the kit's default theme. */
export function listChanges(draft: ThemeDraft, own: ThemeDraft): readonly TokenChange[] {
  const { light, dark } = draft.colours;
  const colours = colourNames
    .filter((name) => light[name] !== own.colours.light[name] || dark[name] !== own.colours.dark[name])
    .map((name) => [name, `light-dark(${light[name]}, ${dark[name]})`] as const);
  return [
    ...colours,
    ...(draft.fontSize === own.fontSize ? [] : ([["--pk-font-size-m", `${draft.fontSize / 16}rem`]] as const)),
    ...listShapeTokens(draft),
  ];
}
