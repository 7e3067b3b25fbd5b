import { createShelf } from "../provider/createShelf.ts";
import type { Store } from "../provider/createStore.ts";
import { markUnsaved } from "../provider/unsavedChanges.ts";
import type { Kit } from "../query/kit.ts";
import type { RecipientDraft } from "./RecipientDraft.ts";

export interface RecipientDraftPlace {
  readonly kit: Kit;
  /** Who typed it; `undefined` where the session was not known then. */
  readonly subject: string | undefined;
  /** `undefined`: of one that does not exist yet. */
  readonly recipientId: string | undefined;
}

/** Where one person's unsaved form of one recipient is kept. */
export function recipientDraftAt({
  kit,
  subject = "",
  recipientId,
}: RecipientDraftPlace): Store<RecipientDraft | undefined> {
  return drafts.at(kit, `${subject} ${recipientId ?? ""}`);
}

/** Keeps a form, or no longer. */
export function keepRecipientDraft(place: RecipientDraftPlace, draft: RecipientDraft | undefined): void {
  const { kit, subject, recipientId } = place;
  recipientDraftAt(place).set(draft);
  // Begun before it was known who is asking.
  if (subject !== undefined) recipientDraftAt({ ...place, subject: undefined }).set(undefined);
  markUnsaved({ kit, name: `recipient:${recipientId ?? "new"}`, isUnsaved: draft !== undefined });
}

const drafts = createShelf<RecipientDraft>();
