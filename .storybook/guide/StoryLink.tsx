import type { ReactElement } from "react";
import type { PageStory } from "./findStory.ts";

/** Leads to a story, in Storybook's own frame. */
export function StoryLink({ story }: { readonly story: PageStory }): ReactElement {
  return (
    <a href={`./?path=/story/${story.id}`} target="_top">
      {story.name}
    </a>
  );
}
