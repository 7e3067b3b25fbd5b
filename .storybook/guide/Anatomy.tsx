import { DocsContext, Story } from "@storybook/addon-docs/blocks";
import { type ReactElement, type Ref, useContext, useImperativeHandle, useState } from "react";
import { type GuidePart, selectorOf } from "../../packages/react/test/ComponentGuide.ts";
import { useMarks } from "./useMarks.ts";

export interface AnatomyProps {
  /** Element that contains the example. */
  readonly ref: Ref<HTMLElement>;
  readonly root: string;
  readonly parts: readonly GuidePart[];
}

/** Shows the component's first story with numbered parts. */
export function Anatomy({ ref, root, parts }: AnatomyProps): ReactElement {
  const story = useContext(DocsContext).componentStories()[0];
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => frame, [frame]);
  const [selectors] = useState(() => parts.map((part) => selectorOf(root, part)));
  const marks = useMarks(frame, selectors);
  return (
    <div className="anatomy" ref={setFrame}>
      {story && <Story of={story.moduleExport} />}
      {marks.map(({ number, x, y }) => (
        <span key={number} className="mark" style={{ left: x, top: y }} aria-hidden="true">
          {number}
        </span>
      ))}
    </div>
  );
}
