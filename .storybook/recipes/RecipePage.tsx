import { Description, DocsContext, Heading, Source, Story, Subtitle, Title } from "@storybook/addon-docs/blocks";
import { type ReactElement, useContext } from "react";
import { StoryLink } from "../guide/StoryLink.tsx";
import { useAreas } from "../home/useAreas.ts";
import frame from "./ConsolePage.tsx?raw";
import styles from "./recipes.css?raw";

/** Page of a recipe: the running page, the components that it uses, and its source. */
export function RecipePage(): ReactElement {
  const [story] = useContext(DocsContext).componentStories();
  if (!story) throw new Error("A recipe needs a story.");
  const source: string = story.parameters["recipe"];
  return (
    <>
      <Title />
      <Subtitle>
        <Description />
      </Subtitle>
      <p>
        <StoryLink story={story} label="Open it as a whole page" /> to see it at the window’s width.
      </p>
      <div className="recipe">
        <Story of={story.moduleExport} />
      </div>
      <Heading>Source</Heading>
      <p>
        It uses only what the package exports: <UsedComponents source={source} />.
      </p>
      <Source code={source} language="tsx" />
      <details className="recipe-frame">
        <summary>The frame around the page, and its layout</summary>
        <Source code={frame} language="tsx" />
        <Source code={styles} language="css" />
      </details>
    </>
  );
}

/** Links the components that the source imports to their pages. */
function UsedComponents({ source }: { readonly source: string }): ReactElement {
  const entries = useAreas().flatMap((area) => area.entries);
  const names = Array.from(source.matchAll(/import \{([^}]+)\} from "@partner-kit/g), ([, list = ""]) =>
    list.split(","),
  );
  const used = names.flat().map((name) => name.trim());
  return (
    <>
      {used.filter(Boolean).map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <a href={entries.find((entry) => entry.name === name)?.href} target="_top">
            {name}
          </a>
        </span>
      ))}
    </>
  );
}
