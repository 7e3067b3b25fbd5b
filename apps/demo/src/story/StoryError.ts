/** Why the story could not perform a step. */
export type StoryFailure =
  /** The control for the step is on the screen, but disabled. */
  | "blocked"
  /** The control for the step is not on the screen. */
  | "missing"
  /** The result did not appear in time. */
  | "unseen"
  /** No deposit waits for its sender. */
  | "noDeposit"
  /** The service cannot reach the bookkeeping of this page. */
  | "unreachable";

export interface StoryErrorParameters {
  readonly failure: StoryFailure;
  /** Label of the control that is disabled. */
  readonly control?: string | undefined;
  /** The element that was looked for, for developers. */
  readonly details?: string | undefined;
}

/** A step that the story could not perform. The panel says so in the presenter's language. */
export class StoryError extends Error {
  override readonly name = "StoryError";
  readonly failure: StoryFailure;
  readonly control: string | undefined;

  constructor({ failure, control, details }: StoryErrorParameters) {
    super(`The story could not perform this step (${failure}). ${details ?? ""}`.trim());
    this.failure = failure;
    this.control = control;
  }
}
