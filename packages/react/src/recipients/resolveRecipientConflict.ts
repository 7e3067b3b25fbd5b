import { type RecipientUnit, take } from "./mergeRecipient.ts";
import type { RecipientDraft } from "./RecipientDraft.ts";
import { readRecipientValues } from "./recipientValues.ts";

export interface ResolveRecipientConflictParameters {
  readonly draft: RecipientDraft;
  readonly unit: RecipientUnit;
  readonly choice: "mine" | "theirs";
}

/** Settles what was edited here and changed by somebody else. */
export function resolveRecipientConflict({ draft, unit, choice }: ResolveRecipientConflictParameters): void {
  const { form, state, progress } = draft;
  const before = progress.get();
  if (!before.saved) return;
  const theirs = readRecipientValues(before.saved);
  progress.set({ ...before, base: take([unit], theirs, before.base) });
  if (choice === "mine") return;
  form.reset(take([unit], theirs, state.get().values), { keepTouched: true, keepIsSubmitted: true });
}
