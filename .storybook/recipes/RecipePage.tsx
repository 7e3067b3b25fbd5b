import { Description, DocsContext, Heading, Source, Story, Subtitle, Title } from "@storybook/addon-docs/blocks";
import { type ReactElement, useContext } from "react";
import { nameOf } from "../guide/guides.ts";
import { StoryLink } from "../guide/StoryLink.tsx";
import { useAreas } from "../home/useAreas.ts";
import styles from "./recipes.css?raw";

const sources = import.meta.glob<string>("./*Page.tsx", { query: "?raw", import: "default", eager: true });

/** Page of a recipe: the running page, the components that it uses, and its source. */
export function RecipePage(): ReactElement {
  const [story] = useContext(DocsContext).componentStories();
  if (!story) throw new Error("A recipe needs a story.");
  const source = sourceOf(nameOf(story.title));
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
        <Source code={sourceOf("Console")} language="tsx" />
        <Source code={styles} language="css" />
      </details>
    </>
  );
}

function sourceOf(name: string): string {
  const source = sources[`./${name}Page.tsx`];
  if (source === undefined) throw new Error(`The recipe has no file: recipes/${name}Page.tsx.`);
  return source;
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
