import type { DocsContext } from "@storybook/addon-docs/blocks";
import type { ContextType } from "react";

/** A story of a component. */
export type PageStory = ReturnType<ContextType<typeof DocsContext>["componentStories"]>[number];

/** Returns the story with a name. Throws if it does not exist. */
export function findStory(stories: readonly PageStory[], name: string): PageStory {
  const story = stories.find((one) => one.name === name);
  if (story) return story;
  throw new Error(`Story not found: "${name}". Existing stories: ${stories.map((one) => one.name).join(", ")}.`);
}
