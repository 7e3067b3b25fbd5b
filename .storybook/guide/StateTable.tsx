import { DocsContext } from "@storybook/addon-docs/blocks";
import { type ReactElement, useContext } from "react";
import { Rows } from "../pages/Rows.tsx";
import { StoryLink } from "./StoryLink.tsx";

/** Lists every story with its description. */
export function StateTable(): ReactElement {
  const stories = useContext(DocsContext).componentStories();
  return (
    <Rows
      head={["story", "what it shows"]}
      rows={stories.map((story) => [
        <StoryLink key={story.id} story={story} />,
        story.parameters["docs"]?.description?.story ?? "",
      ])}
    />
  );
}
