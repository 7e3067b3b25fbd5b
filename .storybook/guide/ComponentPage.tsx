import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
} from "@storybook/addon-docs/blocks";
import { type ReactElement, useContext, useState } from "react";
import { type GuidePart, partSelector } from "../../packages/react/test/ComponentGuide.ts";
import { Rows } from "../pages/Rows.tsx";
import { Anatomy } from "./Anatomy.tsx";
import { docsAddress } from "./docsAddress.ts";
import { Examples } from "./Examples.tsx";
import { findStory } from "./findStory.ts";
import { guideOf, nameOf } from "./guides.ts";
import { StateTable } from "./StateTable.tsx";
import { StoryLink } from "./StoryLink.tsx";
import { UsedTokens } from "./UsedTokens.tsx";

/** Shows the guide of a component or, without a guide, its stories. */
export function ComponentPage(): ReactElement {
  const stories = useContext(DocsContext).componentStories();
  const guide = guideOf(stories[0]?.title ?? "");
  const [example, setExample] = useState<HTMLElement | null>(null);
  if (!guide) {
    return (
      <>
        <Title />
        <Description />
        <Primary />
        <Controls />
        <Stories includePrimary={false} />
      </>
    );
  }
  const { use, root, parts, attributes = [], keyboard, dos, donts } = guide;
  const numbered = parts.filter(({ story }) => story === undefined);
  return (
    <>
      <Title />
      <Subtitle>
        <Description />
      </Subtitle>
      <p>{use}</p>
      <DocsLink name={nameOf(stories[0]?.title ?? "")} />
      <Anatomy ref={setExample} root={root} parts={numbered} />
      <Heading>Parts</Heading>
      <p>
        Classes that a host can style inside <code>.{root}</code>, which also gets <code>className</code>. The kit's own
        rules have no specificity, so that one class of yours is enough.
      </p>
      <Rows
        head={["", "part", "what it is"]}
        rows={parts.map((part) => [
          numbered.includes(part) && <span className="mark">{numbered.indexOf(part) + 1}</span>,
          <PartSelector key={part.name} part={part} />,
          <PartText key={part.text} part={part} />,
        ])}
      />
      {attributes.length > 0 && (
        <Rows
          head={["attribute", "says"]}
          rows={attributes.map(([name, text]) => [<code key={name}>{name}</code>, text])}
        />
      )}
      <Heading>Props and settings</Heading>
      <Controls />
      <Heading>Tokens</Heading>
      <UsedTokens example={example} root={root} />
      <Heading>Keyboard</Heading>
      <Rows
        head={["keys", "what they do"]}
        rows={keyboard.map(([keys, text]) => [<kbd key={keys}>{keys}</kbd>, text])}
      />
      <Heading>Do and don’t</Heading>
      <Examples dos={dos} donts={donts} />
      <Heading>States</Heading>
      <StateTable />
    </>
  );
}

/** Links to the component's page in the documentation, if Storybook is part of that site. */
function DocsLink({ name }: { readonly name: string }): ReactElement | null {
  const address = docsAddress({ pathname: location.pathname, name });
  if (address === undefined) return null;
  return (
    <p>
      <a href={address} target="_top">
        {name} in the documentation
      </a>
    </p>
  );
}

/** Allows a line break after the `=` in a narrow window. */
function PartSelector({ part }: { readonly part: GuidePart }): ReactElement {
  const [name, ...value] = partSelector(part).split("=");
  return (
    <code>
      {name}
      {value.length > 0 && (
        <>
          =<wbr />
          {value.join("=")}
        </>
      )}
    </code>
  );
}

/** Describes a part, and links to a story that shows it if the first story does not. */
function PartText({ part: { text, story } }: { readonly part: GuidePart }): ReactElement {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      {text}
      {story !== undefined && (
        <>
          {" "}
          (in <StoryLink story={findStory(stories, story)} />)
        </>
      )}
    </>
  );
}
