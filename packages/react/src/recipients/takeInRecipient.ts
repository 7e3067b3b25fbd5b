import type { Recipient } from "@partner-kit/contract";
import { mergeRecipient } from "./mergeRecipient.ts";
import type { RecipientDraft } from "./RecipientDraft.ts";
import { isSameRecipientInput } from "./recipientValues.ts";

/** Moves a form on to what is saved now, where nothing was edited. */
export function takeInRecipient({ form, state, progress }: RecipientDraft, saved: Recipient): void {
  const before = progress.get();
  const mine = state.get().values;
  const wasEdited = !isSameRecipientInput(mine, before.base);
  const { values, base, adopted, conflicts } = mergeRecipient({ base: before.base, theirs: saved, mine });
  const isNews = wasEdited && adopted.length + conflicts.length > 0;
  progress.set({
    saved,
    base,
    adopted: isNews ? [...new Set([...before.adopted, ...adopted])] : before.adopted,
    // What was looked through is no longer what would be saved.
    step: isNews && before.step.step === "review" ? { step: "form", failure: undefined } : before.step,
  });
  if (adopted.length > 0) form.reset(values, { keepTouched: true, keepIsSubmitted: true });
}
