import type { ReactElement } from "react";
import type { PageStory } from "./findStory.ts";

/** Links to a story in Storybook's top frame. */
export function StoryLink({ story }: { readonly story: PageStory }): ReactElement {
  return (
    <a href={`./?path=/story/${story.id}`} target="_top">
      {story.name}
    </a>
  );
}
