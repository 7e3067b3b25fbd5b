import type { ComponentGuide } from "../../packages/react/test/ComponentGuide.ts";

const modules = import.meta.glob<{ readonly guide: ComponentGuide }>("../../packages/react/src/**/*.guide.ts", {
  eager: true,
});

/** Guides by component name, from the `Name.guide.ts` file next to each component. */
export const guides: Readonly<Record<string, ComponentGuide>> = Object.fromEntries(
  Object.entries(modules).map(([path, { guide }]) => [/(\w+)\.guide\.ts$/.exec(path)?.[1], guide]),
);

/** Returns the guide for a story title such as `Markets/TickerTable`. */
export function guideOf(title: string): ComponentGuide | undefined {
  return guides[nameOf(title)];
}

/** The component's name in a story title. */
export function nameOf(title: string): string {
  return title.slice(title.lastIndexOf("/") + 1);
}
