import { type TravelRuleField, travelRulePurposes } from "@partner-kit/contract";
import type { Account } from "../database.ts";
import type { HandlerContext, Handlers } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import type { StoredTransaction } from "../wallet/tables.ts";

/** Milliseconds from submission to clearance. */
export const CLEARANCE_MS = 60_000;

/** Sender names with a fixed outcome. */
export const senders = { rejected: "Blocked Sender", conflicting: "Conflict Sender" } as const;

export const travelRule: Handlers<"getTravelRule" | "submitTravelRule"> = {
  getTravelRule({ input, context, account }) {
    const { transaction, status } = findCase({ context, account: account(), id: input.id });
    // A deposit that was returned to its sender has no requirements.
    if (status === "required" && transaction.status === "failed") throw new ServiceError("NOT_FOUND");
    return { transaction_id: transaction.id, status, fields };
  },

  submitTravelRule({ input, context, account }) {
    const { transaction, status } = findCase({ context, account: account(), id: input.id });
    if (status === "required") {
      if (transaction.status === "failed" || input.sender_originator === senders.conflicting) {
        throw new ServiceError("CONFLICT", { message: "the deposit no longer needs sender information" });
      }
      const isClearing = input.sender_originator !== senders.rejected;
      context.db.transactions.set(transaction.id, {
        ...transaction,
        status: "pending",
        travelRule: { status: "submitted", isClearing },
        updatedAt: context.clock.now(),
      });
      // Replaces the job that returns an unanswered deposit.
      context.later(CLEARANCE_MS, { kind: "finishDeposit", id: transaction.id });
    }
    return { transaction_id: transaction.id, status: "submitted" };
  },
};

interface FindCaseParameters {
  readonly context: HandlerContext;
  readonly account: Account;
  readonly id: string;
}

interface FindCaseReturnType {
  readonly transaction: StoredTransaction;
  readonly status: "required" | "submitted";
}

function findCase({ context, account, id }: FindCaseParameters): FindCaseReturnType {
  const transaction = context.db.transactions.get(id);
  if (transaction?.accountId !== account.id || !transaction.travelRule) throw new ServiceError("NOT_FOUND");
  return { transaction, status: transaction.travelRule.status };
}

const fields: TravelRuleField[] = [
  { name: "sender_originator", label: "Sender name", required: true },
  { name: "sender_country", label: "Sender country", required: true },
  {
    name: "purpose",
    label: "Purpose of the transfer",
    // The service document does not show whether the service accepts it, so it cannot be required.
    required: false,
    options: travelRulePurposes.map((value) => ({ label: sentence(value), value })),
  },
];

/** Converts `goods_or_services` to a label. */
function sentence(value: string): string {
  const words = value.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
