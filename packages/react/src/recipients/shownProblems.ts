import type { RecipientProblems } from "./recipientProblems.ts";
import type { UseRecipientDraftReturnType } from "./useRecipientDraft.ts";

export interface ShownProblemsParameters {
  readonly problems: RecipientProblems;
  readonly held: Pick<UseRecipientDraftReturnType, "values" | "touched" | "isSubmitted" | "progress">;
}

/** What of the problems is to be shown: nobody is told of a field they have not come to yet. */
export function shownProblems({ problems, held }: ShownProblemsParameters): RecipientProblems {
  const { values, touched, isSubmitted, progress } = held;
  const { confirmation, ...ofFields } = problems;
  const shown = Object.entries(ofFields).filter(([field]) => isSubmitted || Reflect.get(touched, field) === true);
  const { step } = progress;
  const refused = step.step === "form" || step.step === "review" ? (step.failure?.refused ?? {}) : {};
  const stillRefused = Object.entries(refused).filter(([field, value]) => Reflect.get(values, field) === value);
  return {
    ...Object.fromEntries(stillRefused.map(([field]) => [field, "refused"])),
    ...Object.fromEntries(shown),
    ...(isSubmitted && confirmation && { confirmation }),
  };
}
