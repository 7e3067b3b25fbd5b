import type { ReactElement } from "react";
import type { PageStory } from "./findStory.ts";

export interface StoryLinkProps {
  readonly story: PageStory;
  /** Default: the story's name. */
  readonly label?: string | undefined;
}

/** Links to a story in Storybook's top frame. */
export function StoryLink({ story, label = story.name }: StoryLinkProps): ReactElement {
  return (
    <a href={`./?path=/story/${story.id}`} target="_top">
      {label}
    </a>
  );
}
