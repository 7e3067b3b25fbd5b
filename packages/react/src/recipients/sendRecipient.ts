import type { createRecipient, Input, Recipient, updateRecipient } from "@partner-kit/contract";
import { isUncertain } from "../query/isUncertain.ts";
import type { OperationError } from "../query/operationError.ts";
import { mergeRecipient } from "./mergeRecipient.ts";
import type { RecipientProgress, RecipientSaveFailure } from "./RecipientProgress.ts";
import { type RecipientRecord, readRecipientRecord, recipientChanges } from "./recipientRecord.ts";
import type { RecipientValues } from "./recipientValues.ts";
import { refusedFields } from "./refusedFields.ts";

export interface SendRecipientParameters {
  /** Whom to change; `undefined` for a new one. */
  readonly recipientId: string | undefined;
  readonly record: RecipientRecord;
  /** The form that the record was made of, and what it rests on. */
  readonly values: RecipientValues;
  readonly progress: RecipientProgress;
  /** Every recipient, as read before. */
  readonly known: readonly Recipient[] | undefined;
  /** Reads every recipient again. */
  readonly read: () => Promise<{
    readonly data: readonly Recipient[] | undefined;
    readonly error: OperationError | null;
  }>;
  readonly create: (input: Input<typeof createRecipient>) => Promise<Recipient>;
  readonly update: (input: Input<typeof updateRecipient>) => Promise<Recipient>;
}

export type SendRecipientReturnType =
  | { readonly outcome: "saved"; readonly recipient: Recipient }
  /** Changed or removed by somebody else, which nobody here has seen. Nothing was sent. */
  | { readonly outcome: "moved" }
  | {
      readonly outcome: "failed";
      readonly failure: RecipientSaveFailure;
      /** What was sent has to be changed before it can be taken. */
      readonly isRefused: boolean;
    };

/**
 * Sends a form: a new recipient whole, of a saved one only what changed, and not over a change that nobody here has seen.
 * Where no answer comes, what is saved is read to see whether it was carried out.
 */
export function sendRecipient(parameters: SendRecipientParameters): Promise<SendRecipientReturnType> {
  const { recipientId, record, values, progress, known, read, create, update } = parameters;
  // A refusal of this try tells nothing of one before it, and what that made may be among the known.
  const wasUnknown = "failure" in progress.step && progress.step.failure?.outcome === "unknown";
  return recipientId === undefined ? sendNew() : sendChange(recipientId);

  async function sendNew(): Promise<SendRecipientReturnType> {
    const { label, currency, ...rest } = record;
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ""));
    const knownIds = known?.map(({ id }) => id);
    try {
      return saved(await create({ recipient_type: values.type, label, currency, ...given }));
    } catch (caught) {
      return settle(caught, knownIds && !wasUnknown && ((one) => !knownIds.includes(one.id) && isSame(one, record)));
    }
  }

  async function sendChange(recipient_id: string): Promise<SendRecipientReturnType> {
    const { data, error } = await read();
    if (error) return failed(error, wasUnknown ? "unknown" : "nothing_saved");
    const theirs = data?.find(({ id }) => id === recipient_id);
    if (!theirs || !progress.saved) return { outcome: "moved" };
    const { adopted, conflicts } = mergeRecipient({ base: progress.base, theirs, mine: values });
    if (adopted.length + conflicts.length > 0) return { outcome: "moved" };
    const changes = recipientChanges(readRecipientRecord(theirs), record);
    try {
      const fields = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
      return saved(await update({ recipient_id, ...fields }));
    } catch (caught) {
      return settle(caught, (one) => one.id === recipient_id && isSame(one, record));
    }
  }

  /** Finds out what became of a call that failed. Without `isIt` there is no telling. */
  async function settle(
    caught: unknown,
    isIt: ((recipient: Recipient) => boolean) | false | undefined,
  ): Promise<SendRecipientReturnType> {
    // What a call fails with, by the client's word.
    const error = caught as OperationError;
    if (!wasUnknown && !isUncertain(error)) return failed(error, "nothing_saved");
    const { data, error: readError } = await read();
    const recipient = isIt && data?.find(isIt);
    if (recipient && !readError) return saved(recipient);
    return failed(error, readError || !isIt ? "unknown" : "nothing_saved");
  }

  function failed(error: OperationError, outcome: RecipientSaveFailure["outcome"]): SendRecipientReturnType {
    const isRefused = error.name === "InputError" || (error.name === "ApiError" && error.code === "VALIDATION_FAILED");
    return { outcome: "failed", failure: { error, outcome, refused: refusedFields(error, values) }, isRefused };
  }
}

function saved(recipient: Recipient): SendRecipientReturnType {
  return { outcome: "saved", recipient };
}

/** Whether a saved recipient is what was to be saved. */
function isSame(recipient: Recipient, record: RecipientRecord): boolean {
  return recipientChanges(readRecipientRecord(recipient), record).length === 0;
}
