import type { StoryFailure } from "./StoryError.ts";
import type { StoryAct } from "./storyActs.ts";

/** Messages of the guided story. */
export interface StoryMessages extends Readonly<Record<PanelMessage, string>> {
  /** The last step lists the figures of the run. */
  readonly closing: Readonly<Record<ClosingMessage, string>>;
  /** The obstacles that kept the story from performing a step, each with advice. */
  readonly failure: Readonly<Record<StoryFailure, string>>;
  /** Names of the acts. */
  readonly act: Readonly<Record<StoryAct, string>>;
  /** The content of each act, shown before the story begins. */
  readonly about: Readonly<Record<StoryAct, string>>;
  /** Results of the steps, in the list of the run. */
  readonly run: Readonly<Record<RunStepName, string>>;
  /** States that a step begins or ends with, as the page names them. */
  readonly status: Readonly<Record<"failing" | "delivering" | "approved" | "completed", string>>;
  /** Names of the figures that a step shows. */
  readonly result: Readonly<Record<StoryResultName | "onHold" | "pending" | "unchanged" | "withFee" | "first", string>>;
  /** Description of the endpoint that the story adds. */
  readonly bookkeeping: string;
  /** Names the list of people in the first step. */
  readonly cast: string;
  readonly steps: Readonly<Record<StoryStepName, StoryStepMessages>>;
}

export interface StoryStepMessages {
  readonly title: string;
  readonly text: string;
  /** A difference between the emulator and a real service in this step. */
  readonly note?: string;
  /** How a person performs the step on the screen instead. */
  readonly byHand?: string;
  /** Label of the button that performs the step, which names what it does. */
  readonly action?: string;
  /** The action that the story performs in the step. */
  readonly doing?: string;
  /** Outcome of the step, once the service has confirmed it. The last step has none. */
  readonly done?: string;
  /** A fact that explains the result, or what the kit brings for it, once the step is done. */
  readonly after?: string;
}

export type StoryStepName =
  | "begin"
  | "deposit"
  | "sender"
  | "clear"
  | "trade"
  | "payment"
  | "approval"
  | "settlement"
  | "endpoint"
  | "outage"
  | "recovery"
  | "closing";

/** The first step only prepares the account, and the last one looks back. */
export type RunStepName = Exclude<StoryStepName, "begin" | "closing">;

export type StoryResultName =
  | "incoming"
  | "withdrawable"
  | "waiting"
  | "available"
  | "left"
  | "locked"
  | "paid"
  | "received"
  | "fee"
  | "attempts"
  | "response"
  | "delivered"
  | "events";

type ClosingMessage =
  | "released"
  | "spent"
  | "changes"
  | "withdrawable"
  | "before"
  | "now"
  | "deposit"
  | "trade"
  | "payment"
  | "second"
  | "other"
  | "lost"
  | "attempts"
  | "people"
  | "start"
  | "command"
  | "key"
  | "docs"
  | "share";

type PanelMessage =
  | "progress"
  | "acts"
  | "failed"
  | "tryAgain"
  | "waiting"
  | "next"
  | "skip"
  | "back"
  | "startOver"
  | "play"
  | "pause"
  | "explore"
  | "openOrder"
  | "byHand"
  | "startHere"
  | "keepAccount"
  | "route"
  | "attempt"
  | "completed"
  | "skipped"
  | "signedIn";
