import { type ReactElement, useEffect, useEffectEvent, useRef } from "react";
import { Cursor } from "./Cursor.tsx";
import { createSpotlight } from "./createSpotlight.ts";
import type { StoryTarget } from "./storyTargets.ts";

/** An amount on its way into the first element of the spotlight. */
export interface SpotlightTag {
  readonly text: string;
  readonly hasArrived: boolean;
}

export interface SpotlightProps {
  /** Identifies the step. Each step scrolls its target into view. */
  readonly step: string;
  /** Selectors of the elements that the step speaks of, in the order of preference. */
  readonly targets: readonly StoryTarget[];
  readonly tag?: SpotlightTag | undefined;
}

/**
 * Rings what the step speaks of and dims the rest. It follows the element in every frame, lies above dialogs, and lets all
 * clicks through. Assistive technology ignores it, because the step's text says the same.
 */
export function Spotlight({ step, targets, tag }: SpotlightProps): ReactElement {
  const layer = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent((spotlight: ReturnType<typeof createSpotlight>) => spotlight.draw({ step, targets }));
  useEffect(() => {
    if (!layer.current) return undefined;
    const spotlight = createSpotlight(layer.current);
    let frame = 0;
    const follow = () => {
      draw(spotlight);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      spotlight.stop();
    };
  }, []);
  return (
    <div ref={layer} className="app-spotlight" popover="manual" aria-hidden="true">
      <svg aria-hidden="true">
        <path data-part="dim" fillRule="evenodd" />
        <path data-part="ring" />
      </svg>
      {tag && (
        <p className="app-spotlight-tag" data-part="tag" data-arrived={tag.hasArrived}>
          {tag.text}
        </p>
      )}
      <Cursor />
    </div>
  );
}
