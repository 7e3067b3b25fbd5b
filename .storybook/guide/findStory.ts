import type { DocsContext } from "@storybook/addon-docs/blocks";
import type { ContextType } from "react";

/** A story of a component, as its page knows it. */
export type PageStory = ReturnType<ContextType<typeof DocsContext>["componentStories"]>[number];

/** The story of that name. Throws where a guide names one that is not there. */
export function findStory(stories: readonly PageStory[], name: string): PageStory {
  const story = stories.find((one) => one.name === name);
  if (story) return story;
  throw new Error(`There is no story "${name}", only ${stories.map((one) => one.name).join(", ")}.`);
}
