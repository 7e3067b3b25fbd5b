import { DocsContext, Story } from "@storybook/addon-docs/blocks";
import { type ReactElement, useContext } from "react";
import type { Example } from "../../packages/react/test/ComponentGuide.ts";
import { findStory } from "./findStory.ts";

export interface ExamplesProps {
  readonly dos: readonly Example[];
  readonly donts: readonly Example[];
}

/** Shows recommended and discouraged uses of the component. */
export function Examples({ dos, donts }: ExamplesProps): ReactElement {
  return (
    <div className="examples">
      <div>
        {dos.map((example) => (
          <ExampleView key={example.text} {...example} verdict="Do" />
        ))}
      </div>
      <div>
        {donts.map((example) => (
          <ExampleView key={example.text} {...example} verdict="Don’t" />
        ))}
      </div>
    </div>
  );
}

function ExampleView({
  text,
  story,
  style,
  isWide,
  verdict,
}: Example & { readonly verdict: "Do" | "Don’t" }): ReactElement {
  const stories = useContext(DocsContext).componentStories();
  return (
    <figure data-verdict={verdict} data-wide={isWide}>
      <figcaption>
        <strong>{verdict}</strong> {text}
      </figcaption>
      {story && (
        <div className="example">
          <div style={style}>
            <Story of={findStory(stories, story).moduleExport} />
          </div>
        </div>
      )}
    </figure>
  );
}
