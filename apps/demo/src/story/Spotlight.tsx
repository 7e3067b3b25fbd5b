import { type ReactElement, useEffect, useEffectEvent, useRef } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { Cursor } from "./Cursor.tsx";
import { createSpotlight } from "./createSpotlight.ts";
import type { StoryStepName } from "./StoryMessages.ts";
import type { StoryMark } from "./storyChange.ts";
import { useStoryCursor } from "./storyCursor.ts";
import type { StoryFacts } from "./storySteps.ts";
import { PERSON, storyTargets } from "./storyTargets.ts";

export interface SpotlightProps {
  /** Each step scrolls its target into view. */
  readonly step: StoryStepName;
  readonly facts: StoryFacts;
  readonly isDone: boolean;
  /** The texts that the step has changed. */
  readonly change: readonly StoryMark[];
}

/**
 * Lights what the step speaks of, marks what it has changed, and dims the rest. It follows the elements in every frame, lies above
 * dialogs, and lets all clicks through. Assistive technology ignores it, because the step's text says the same.
 */
export function Spotlight({ step, facts, isDone, change }: SpotlightProps): ReactElement {
  const layer = useRef<HTMLDivElement>(null);
  const { data: info } = useAppInfo();
  const light = useStoryCursor()?.light ?? [];
  const person = info?.people.find(({ id }) => id === info.person);
  const marks = person && light.includes(PERSON) ? markPerson(person.name) : change;
  const draw = useEffectEvent((spotlight: ReturnType<typeof createSpotlight>) => {
    const own = storyTargets[step]({ facts, isDone });
    // Before the story begins, the page shows an account that the first step resets.
    const isVeiled = step === "begin";
    spotlight.draw({ step, targets: light.length > 0 ? [light, ...own] : own, marks, isVeiled });
  });
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
        <path data-part="veil" />
        {marks.map(({ figure, tone }, index) => (
          <path key={`${step} ${figure}`} data-part="mark" data-index={index} data-tone={tone} />
        ))}
        <path data-part="ring" />
      </svg>
      {marks.map(
        ({ figure, tone, text, from }, index) =>
          text !== undefined && (
            <p
              key={`${step} ${figure}`}
              className="app-spotlight-tag"
              data-part="tag"
              data-index={index}
              data-tone={tone}
              data-flip={from !== undefined}
            >
              {from !== undefined && (
                <>
                  {from} <span data-part="arrow">→</span>{" "}
                </>
              )}
              {text}
            </p>
          ),
      )}
      <Cursor />
    </div>
  );
}

/** Marks who is signed in, while the story changes the person. The tag says the name if the header does not. */
function markPerson(name: string): readonly StoryMark[] {
  const isNamed = (document.querySelector(`${PERSON} > [data-part=name]`)?.clientWidth ?? 0) > 1;
  return [{ figure: PERSON, tone: "waiting", text: isNamed ? undefined : name }];
}
