import { DocsContext } from "@storybook/addon-docs/blocks";
import { type ReactElement, useContext, useEffect, useRef } from "react";
import { takePicture } from "./takePicture.ts";

/** A picture of a story, taken from the running story when it comes near the window. Not for assistive technology. */
export function StoryPicture({ storyId }: { readonly storyId: string }): ReactElement {
  const context = useContext(DocsContext);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const ending = new AbortController();
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        void takePicture({ context, storyId, frame: current, signal: ending.signal });
      },
      { rootMargin: "400px" },
    );
    sight.observe(current);
    return () => {
      sight.disconnect();
      ending.abort();
    };
  }, [context, storyId]);
  return <div className="picture" ref={frame} aria-hidden="true" inert />;
}
