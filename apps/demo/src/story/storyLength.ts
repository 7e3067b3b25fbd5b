import type { StoryStepMessages } from "./messages.en.ts";

type StepTexts = Pick<StoryStepMessages, "title" | "text" | "note">;

/** Seconds that a person needs to read a step, at 200 words a minute. */
export function readingSeconds({ title, text, note = "" }: StepTexts): number {
  return (`${title} ${text} ${note}`.trim().split(/\s+/).length / 200) * 60;
}

/** Seconds from a step to the end: reading, watching the story perform it, and seeing its effect. */
export function secondsLeft(steps: readonly (StepTexts & { readonly hasAction: boolean })[]): number {
  return steps.reduce(
    (sum, step) => sum + readingSeconds(step) + (step.hasAction ? ACTION_SECONDS + EFFECT_SECONDS : 0),
    0,
  );
}

/** Seconds in which the story performs a step, on average. */
const ACTION_SECONDS = 5;
/** Seconds to look at the effect of a step. */
export const EFFECT_SECONDS = 2.5;
