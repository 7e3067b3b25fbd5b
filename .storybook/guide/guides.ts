import type { ComponentGuide } from "../../packages/react/test/ComponentGuide.ts";

const modules = import.meta.glob<{ readonly guide: ComponentGuide }>("../../packages/react/src/**/*.guide.ts", {
  eager: true,
});

/** The guide of each component, by the component's name. A `Name.guide.ts` beside a component is found by its name. */
export const guides: Readonly<Record<string, ComponentGuide>> = Object.fromEntries(
  Object.entries(modules).map(([path, { guide }]) => [/(\w+)\.guide\.ts$/.exec(path)?.[1], guide]),
);

/** The guide of the component whose stories have a title, such as `Markets/TickerTable`. */
export function guideOf(title: string): ComponentGuide | undefined {
  return guides[title.slice(title.lastIndexOf("/") + 1)];
}
