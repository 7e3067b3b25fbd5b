import { StoryError, type StoryFailure } from "./StoryError.ts";
import type { StoryTarget } from "./storyTargets.ts";

/** An element by its selector and, if several have it, by a text that it contains. */
export interface MoveTarget {
  readonly selector: string;
  readonly text?: string | undefined;
}

/** One thing that a person does, or waits for. */
export type StoryMove =
  | { readonly press: MoveTarget }
  /** Moves to an element that is pressed later. */
  | { readonly point: MoveTarget }
  | { readonly type: string; readonly into: MoveTarget }
  | { readonly seen: MoveTarget }
  | { readonly gone: MoveTarget }
  /** Lights elements instead of what the step speaks of, until the next such move. Nothing gives the light back to the step. */
  | { readonly light: StoryTarget }
  /** Milliseconds in which a person reads what is on the screen. Half as long with reduced motion, which moves nothing. */
  | { readonly look: number };

/** Acts on the page. Tests pass their own. */
export interface StoryHands<TElement> {
  /** Finds a visible element that a person could use now. */
  readonly find: (target: MoveTarget) => TElement | undefined;
  /** Returns the label of a visible element that nobody can use now. `undefined` if it is not on the screen. */
  readonly labelOf: (target: MoveTarget) => string | undefined;
  /** Moves the cursor to an element. */
  readonly moveTo: (element: TElement) => void;
  /** Lights elements instead of what the step speaks of. */
  readonly light: (target: StoryTarget) => void;
  /** Shows the cursor pressed. */
  readonly hold: () => void;
  /** Presses an element, as a click does. */
  readonly press: (element: TElement) => void;
  /** Focuses a field and selects its content. */
  readonly enter: (element: TElement) => void;
  /** Types a text into a field, as one input. */
  readonly insert: (element: TElement, text: string) => void;
  /** Waits. Rejects if the story was left. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Whether nothing moves, because the person prefers reduced motion. */
  readonly isStill: boolean;
}

/** Performs moves one after another, visibly. Throws a `StoryError` if an element does not appear or does not go away. */
export async function performMoves<TElement>(moves: readonly StoryMove[], hands: StoryHands<TElement>): Promise<void> {
  const pause = async (milliseconds: number) => {
    if (!hands.isStill) await hands.wait(milliseconds);
  };
  const until = async <TFound>(
    target: MoveTarget,
    look: () => TFound | undefined,
    failure: StoryFailure = "unseen",
  ): Promise<TFound> => {
    for (let waited = 0; waited < LIMIT_MS; waited += POLL_MS) {
      const found = look();
      if (found !== undefined) return found;
      await hands.wait(POLL_MS);
    }
    const control = failure === "missing" ? hands.labelOf(target) : undefined;
    const details = `${target.selector} ${target.text ?? ""}`.trim();
    throw new StoryError({ failure: control === undefined ? failure : "blocked", control, details });
  };
  const reach = async (target: MoveTarget) => {
    hands.moveTo(await until(target, () => hands.find(target), "missing"));
    await pause(TRAVEL_MS);
    // The page may have rendered another one meanwhile.
    return until(target, () => hands.find(target), "missing");
  };
  const press = async (target: MoveTarget) => {
    const element = await reach(target);
    hands.hold();
    await pause(HOLD_MS);
    hands.press(element);
    return element;
  };

  // The cursor is seen where it starts.
  await pause(REST_MS);
  for (const move of moves) {
    if ("light" in move) {
      hands.light(move.light);
      continue;
    }
    if ("press" in move) await press(move.press);
    else if ("point" in move) await reach(move.point);
    else if ("seen" in move) await until(move.seen, () => hands.find(move.seen));
    else if ("look" in move) await hands.wait(hands.isStill ? move.look / 2 : move.look);
    else if ("gone" in move) await until(move.gone, () => (hands.find(move.gone) ? undefined : true));
    else {
      const field = await reach(move.into);
      hands.enter(field);
      for (const part of hands.isStill ? [move.type] : move.type) {
        hands.insert(field, part);
        await pause(pausePerCharacter(move.type));
      }
    }
    await pause(REST_MS);
  }
}

/** Seconds that the moves take if the page responds at once. */
export function secondsOf(moves: readonly StoryMove[]): number {
  const milliseconds = moves.reduce((sum, move) => sum + ("light" in move ? 0 : REST_MS + durationOf(move)), REST_MS);
  return milliseconds / 1000;
}

function durationOf(move: StoryMove): number {
  if ("press" in move) return TRAVEL_MS + HOLD_MS;
  if ("point" in move) return TRAVEL_MS;
  if ("look" in move) return move.look;
  return "type" in move ? TRAVEL_MS + move.type.length * pausePerCharacter(move.type) : 0;
}

/** Milliseconds between two characters, so that a field takes less than a second. */
function pausePerCharacter(text: string): number {
  return Math.min(60, 900 / text.length);
}

const TRAVEL_MS = 450;
const HOLD_MS = 140;
const REST_MS = 150;
const POLL_MS = 50;
const LIMIT_MS = 20_000;
