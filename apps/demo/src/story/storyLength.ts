import { secondsOf } from "./performMoves.ts";
import type { StoryStepMessages } from "./StoryMessages.ts";
import { storyMoves } from "./storyMoves.ts";
import { KWAME, type StoryAction, TRADE_AMOUNT } from "./storySteps.ts";

type StepTexts = Pick<StoryStepMessages, "title" | "text" | "note">;

/** Seconds that a person needs to read a step, at 200 words a minute. */
export function readingSeconds({ title, text, note = "" }: StepTexts): number {
  return (`${title} ${text} ${note}`.trim().split(/\s+/).length / 200) * 60;
}

/** Seconds from a step to the end: reading, watching the story perform it, seeing its effect, and the last scene's figures. */
export function secondsLeft(steps: readonly (StepTexts & { readonly action: StoryAction | undefined })[]): number {
  return steps.reduce((sum, step) => {
    const seconds = step.action === undefined ? 0 : secondsOfAction(step.action) + EFFECT_SECONDS;
    return sum + readingSeconds(step) + seconds;
  }, CLOSING_SECONDS);
}

/** Rounds to minutes, at least one. Seconds would promise more than anybody knows. */
export function roundToMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

/** Seconds in which the story performs a step. */
function secondsOfAction(action: StoryAction): number {
  switch (action) {
    case "answer":
      return RESPONSE_SECONDS + secondsOf(storyMoves.answer("", "Sahel Textiles Ltd", "Ghana"));
    case "trade":
      return RESPONSE_SECONDS + secondsOf(storyMoves.trade(TRADE_AMOUNT));
    case "pay":
      return RESPONSE_SECONDS + secondsOf(storyMoves.pay("Kano Grain Traders", "1250000"));
    case "approve":
      return RESPONSE_SECONDS + secondsOf([...storyMoves.signIn(KWAME), ...storyMoves.approve()]);
    case "createEndpoint":
      return (
        RESPONSE_SECONDS + secondsOf(storyMoves.createEndpoint("https://bookkeeping.example/webhook", "Bookkeeping"))
      );
    default:
      return OUTSIDE_SECONDS;
  }
}

/** Seconds that the page and the service take to respond while the story performs a step. */
const RESPONSE_SECONDS = 1;
/** Seconds until the service reports what the emulator does. */
const OUTSIDE_SECONDS = 1.5;
/** Seconds to look at the figures of the last scene. */
const CLOSING_SECONDS = 10;
/** Seconds to look at the effect of a step. */
export const EFFECT_SECONDS = 4.4;
