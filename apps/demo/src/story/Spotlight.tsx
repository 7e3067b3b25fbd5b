import { type ReactElement, useEffect, useEffectEvent, useRef } from "react";
import { Cursor } from "./Cursor.tsx";
import { createSpotlight } from "./createSpotlight.ts";
import type { StoryChange } from "./storyChange.ts";
import type { StoryTarget } from "./storyTargets.ts";

export interface SpotlightProps {
  /** Identifies the step. Each step scrolls its target into view. */
  readonly step: string;
  /** Selectors of the elements that the step speaks of, in the order of preference. */
  readonly targets: readonly StoryTarget[];
  /** The money that the step has moved. */
  readonly change?: StoryChange | undefined;
}

/**
 * Lights what the step speaks of, marks the figure that it has changed, and dims the rest. It follows the elements in every frame,
 * lies above dialogs, and lets all clicks through. Assistive technology ignores it, because the step's text says the same.
 */
export function Spotlight({ step, targets, change }: SpotlightProps): ReactElement {
  const layer = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent((spotlight: ReturnType<typeof createSpotlight>) =>
    spotlight.draw({ step, targets, figures: change?.figures ?? [] }),
  );
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
    <div ref={layer} className="app-spotlight" popover="manual" aria-hidden="true" data-tone={change?.tone}>
      <svg aria-hidden="true">
        <path data-part="dim" fillRule="evenodd" />
        <path data-part="veil" />
        <path data-part="mark" />
        <path data-part="ring" />
      </svg>
      {change?.text !== undefined && (
        <p className="app-spotlight-tag" data-part="tag" key={step}>
          {change.text}
        </p>
      )}
      <Cursor />
    </div>
  );
}
