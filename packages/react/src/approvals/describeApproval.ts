import type { Approval, ApprovalStatus, OperationName } from "@partner-kit/contract";
import { writeMoney } from "../format/writeMoney.ts";
import { type RecipientRecordField, recordFields } from "../recipients/recipientRecord.ts";
import { fillText } from "../text/fillText.ts";
import type { Text } from "../text/text.ts";
import { describeStatusBy, type StatusDescription, statusTones } from "../ui/Badge/statuses.ts";

type Messages = Pick<Text, "approvals">;

/** Describes a change in one line: a verb, what, and to whom. Unknown operations are shown unchanged. */
export function describeChange(approval: Approval, text: Messages, locale: string): string {
  const { approvals: messages } = text;
  const { operation, input, reviewed } = approval;
  const label = reviewed?.recipient?.label || readText(input, "label") || messages.unnamed;
  const url = readText(input, "url") ?? messages.unnamed;
  switch (operation) {
    case "submitWithdrawal": {
      const { amount, currency } = reviewed ?? {};
      if (amount === undefined || currency === undefined) return messages.withdrawal;
      const money = writeMoney({ value: amount, currency, locale });
      return fillText(messages.withdrawalTo, { amount: money, recipient: label });
    }
    case "createRecipient":
      return fillText(messages.createRecipient, { recipient: label });
    case "updateRecipient":
      return fillText(messages.updateRecipient, { recipient: label });
    case "deleteRecipient":
      return fillText(messages.deleteRecipient, { recipient: label });
    case "createWebhook":
      return fillText(messages.createWebhook, { url });
    case "replaceWebhook":
      return fillText(messages.replaceWebhook, { url });
    case "deleteWebhook":
      return messages.deleteWebhook;
    default:
      return operation;
  }
}

/** Describes a change beside its amount, which has a column of its own: "Withdrawal to Kano Grain Traders". */
export function describeChangeBesideAmount(
  approval: Approval,
  text: Messages & Pick<Text, "approvalQueue">,
  locale: string,
): string {
  if (amountOf(approval) === undefined) return describeChange(approval, text, locale);
  const recipient = approval.reviewed?.recipient?.label || text.approvals.unnamed;
  return fillText(text.approvalQueue.withdrawalTo, { recipient });
}

/** The amount of a withdrawal. `undefined`: of another change, or the proxy does not know it. */
export function amountOf({ operation, reviewed }: Approval): MoneyAmount | undefined {
  const { amount: value, currency } = reviewed ?? {};
  if (operation !== "submitWithdrawal" || value === undefined || currency === undefined) return undefined;
  return { value, currency };
}

interface MoneyAmount {
  /** Decimal string. */
  readonly value: string;
  readonly currency: string;
}

/** Names the effect of an approved change at the service. Only payments send something to somebody. */
export function actOf(operation: string): "send" | "save" | "delete" {
  return Object.hasOwn(acts, operation) ? (acts[operation] ?? "send") : "send";
}

const acts: Readonly<Record<string, "save" | "delete">> = {
  createRecipient: "save",
  updateRecipient: "save",
  deleteRecipient: "delete",
  createWebhook: "save",
  replaceWebhook: "save",
  deleteWebhook: "delete",
} satisfies Partial<Record<OperationName, "save" | "delete">>;

/** Describes the status of an approval in a word or two. */
export function describeApprovalStatus(
  { status, operation }: Pick<Approval, "status" | "operation">,
  { approvals: messages }: Messages,
): StatusDescription {
  const known = { ...statuses, executed: executedBy[actOf(operation)] };
  return describeStatusBy({ status, known, messages, tones: statusTones.approvals });
}

const executedBy = { send: "executed", save: "executedSaved", delete: "executedDeleted" } as const;

const statuses = {
  pending: "pending",
  approved: "approved",
  executing: "executing",
  failed: "failed",
  rejected: "rejected",
  cancelled: "cancelled",
  expired: "expired",
  outcome_unknown: "outcomeUnknown",
} as const satisfies Readonly<Record<Exclude<ApprovalStatus, "executed">, string>>;

/** A field of a recipient that a request changes. */
export interface Difference {
  readonly field: RecipientRecordField;
  readonly before: string;
  readonly after: string;
}

/** Compares the input of a change to a recipient with the recipient at the time of the request. */
export function differencesOf({ operation, input, reviewed }: Approval): readonly Difference[] {
  if (operation !== "updateRecipient" || !reviewed?.recipient) return [];
  const before: Readonly<Record<string, unknown>> = reviewed.recipient;
  const reviewedText = (field: string) => readText(before, field) ?? "";
  return recordFields.flatMap((field) => {
    // A user who may not list recipients gets the label only. A missing field of theirs is not an empty one.
    const isHidden = !Object.hasOwn(before, field) && before["recipient_type"] === undefined;
    if (isHidden || !Object.hasOwn(input, field)) return [];
    const difference = { field, before: reviewedText(field), after: readText(input, field) ?? "" };
    return difference.before === difference.after ? [] : [difference];
  });
}

/** Lists the fields of the recipient that a request pays, creates, deletes or does not change. Its title has the label. */
export function listDetails(
  approval: Approval,
): readonly { readonly field: RecipientRecordField; readonly value: string }[] {
  const { operation, input, reviewed } = approval;
  // The values of a change are shown even if the former ones are not known.
  const isSaved = operation === "createRecipient" || operation === "updateRecipient";
  const record: Readonly<Record<string, unknown>> = { ...reviewed?.recipient, ...(isSaved && input) };
  const changed = new Set(differencesOf(approval).map(({ field }) => field));
  return recordFields.flatMap((field) => {
    const value = readText(record, field);
    // The name of a bank says more than its code.
    const isRepeated = changed.has(field) || (field === "bank_code" && readText(record, "bank_name") !== undefined);
    // The code of a new bank makes the name of the old one misleading.
    const isOutdated = field === "bank_name" && changed.has("bank_code");
    const isShown = field === "label" || (field === "currency" && operation === "submitWithdrawal");
    return value === undefined || isRepeated || isOutdated || isShown ? [] : [{ field, value }];
  });
}

/** Describes the effect of an approval, for the person who decides. */
export function describeEffect(
  approval: Approval,
  text: Pick<Text, "approvals" | "approvalDetail">,
  locale: string,
): string {
  const { approvalDetail: messages, approvals } = text;
  const { operation, reviewed } = approval;
  const { amount, currency, recipient } = reviewed ?? {};
  if (operation !== "submitWithdrawal" || amount === undefined || currency === undefined) return messages.changesAtOnce;
  return fillText(messages.paysAtOnce, {
    amount: writeMoney({ value: amount, currency, locale }),
    recipient: recipient?.label || approvals.unnamed,
  });
}

function readText(input: Readonly<Record<string, unknown>>, field: string): string | undefined {
  const value = input[field];
  return typeof value === "string" && value !== "" ? value : undefined;
}
