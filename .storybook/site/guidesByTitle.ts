import type { ComponentGuide } from "../../packages/react/test/ComponentGuide.ts";
import { guideOf, guides } from "../guide/guides.ts";
import { entries } from "./openSite.ts";

const titles = new Set(Object.values(entries).map(({ title }) => title));

/** Guides of the built Storybook by story title. */
export const guidesByTitle: readonly (readonly [title: string, guide: ComponentGuide])[] = [...titles].flatMap(
  (title) => {
    const guide = guideOf(title);
    return guide ? [[title, guide] as const] : [];
  },
);

if (guidesByTitle.length !== Object.keys(guides).length) throw new Error("A guide has the name of no component.");
