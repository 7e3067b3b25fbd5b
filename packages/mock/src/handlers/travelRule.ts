import { type TravelRuleField, travelRulePurposes } from "@partner-kit/contract";
import type { Account } from "../database.ts";
import type { HandlerContext, Handlers } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import type { StoredTransaction } from "../wallet/tables.ts";

/** From an answer to clearance, in milliseconds. */
export const CLEARANCE_MS = 60_000;

/** Senders that take a way of their own. */
export const senders = { refused: "Blocked Sender", conflicting: "Conflict Sender" } as const;

export const travelRule: Handlers<"getTravelRule" | "submitTravelRule"> = {
  getTravelRule({ input, context, account }) {
    const { transaction, status } = findCase({ context, account: account(), id: input.id });
    // What went back to its sender before anybody answered asks for nothing any more.
    if (status === "required" && transaction.status === "failed") throw new ServiceError("NOT_FOUND");
    return { transaction_id: transaction.id, status, fields };
  },

  submitTravelRule({ input, context, account }) {
    const { transaction, status } = findCase({ context, account: account(), id: input.id });
    if (status === "required") {
      if (transaction.status === "failed" || input.sender_originator === senders.conflicting) {
        throw new ServiceError("CONFLICT", { message: "the deposit no longer waits for sender information" });
      }
      const isClearing = input.sender_originator !== senders.refused;
      context.db.transactions.set(transaction.id, {
        ...transaction,
        status: "pending",
        travelRule: { status: "submitted", isClearing },
        updatedAt: context.clock.now(),
      });
      // In place of its going back when nobody answers.
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
    // Whether the service takes it is not shown, so it cannot insist on it.
    required: false,
    options: travelRulePurposes.map((value) => ({ label: sentence(value), value })),
  },
];

/** `goods_or_services` as people write it. */
function sentence(value: string): string {
  const messages = value.replaceAll("_", " ");
  return messages.charAt(0).toUpperCase() + messages.slice(1);
}
