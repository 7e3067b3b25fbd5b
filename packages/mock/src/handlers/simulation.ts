import { writeAmount } from "../amount.ts";
import type { Account } from "../database.ts";
import type { HandlerContext, Handlers } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import { createReference } from "../wallet/createReference.ts";
import { type OnceReturnType, once } from "../wallet/once.ts";
import { readMoney } from "../wallet/readMoney.ts";
import { depositAmounts } from "../wallet/sentinelAmounts.ts";
import { startDeposit } from "../wallet/startDeposit.ts";
import { startWithdrawal } from "../wallet/startWithdrawal.ts";
import type { RecipientType } from "../wallet/tables.ts";

export const simulation: Handlers<
  | "simulateCryptoDeposit"
  | "simulateFiatDeposit"
  | "simulateProductUpdate"
  | "simulateFiatWithdrawal"
  | "simulateCryptoWithdrawal"
  | "simulateKybStatus"
> = {
  simulateCryptoDeposit({ input, context }) {
    const { transaction, status } = play({
      ...input,
      context,
      kind: "deposit",
      rail: "crypto",
      currency: input.symbol,
    });
    const { id, reference, amount } = transaction;
    return { amount: writeAmount(amount), id, reference, status };
  },

  simulateFiatDeposit({ input, context }) {
    const { transaction, status } = play({ ...input, context, kind: "deposit", rail: "fiat" });
    const { id, reference, amount } = transaction;
    return { amount: writeAmount(amount), reference, status, transaction_id: id };
  },

  simulateProductUpdate({ context: { random, clock } }) {
    const key = createReference({ prefix: "product-update", random, now: clock.now() });
    return { notification_key: key, product_update_id: random.uuid(), state: "created" };
  },

  simulateFiatWithdrawal({ input, context }) {
    const { transaction, status } = play({ ...input, context, kind: "withdrawal", rail: "fiat" });
    const { id, reference, amount } = transaction;
    return { amount: writeAmount(amount), reference, status, transaction_id: id };
  },

  simulateCryptoWithdrawal({ input, context }) {
    const { transaction, status } = play({
      ...input,
      context,
      kind: "withdrawal",
      rail: "crypto",
      currency: input.symbol,
    });
    const { id, reference, amount } = transaction;
    return { amount: writeAmount(amount), id, reference, status };
  },

  simulateKybStatus({ input, context }) {
    const account = findAccount({ context, userId: input.user_id });
    account.kyb = input.status;
    return { status: account.kyb };
  },
};

interface PlayParameters {
  readonly context: HandlerContext;
  readonly kind: "deposit" | "withdrawal";
  readonly rail: RecipientType;
  readonly currency: string;
  readonly amount: string;
  readonly user_id: string;
  readonly idempotency_key: string;
}

function play(parameters: PlayParameters): OnceReturnType {
  const { context, kind, rail, currency, user_id, idempotency_key: idempotencyKey } = parameters;
  const amount = readMoney(parameters);
  const account = findAccount({ context, userId: user_id });
  return once({
    context,
    account,
    idempotencyKey,
    intent: `simulate:${kind}:${rail}:${currency}:${amount}`,
    run() {
      if (kind === "withdrawal") return startWithdrawal({ context, account, rail, currency, amount });
      return startDeposit({ context, account, rail, currency, amount, outcome: outcomeOf({ context, rail, amount }) });
    },
  });
}

function outcomeOf({ context, rail, amount }: { context: HandlerContext; rail: RecipientType; amount: bigint }) {
  if (amount === depositAmounts.failed) return "failed";
  return rail === "crypto" && (context.db.conditions.holdsDeposits || amount === depositAmounts.held)
    ? "held"
    : "success";
}

function findAccount({ context, userId }: { context: HandlerContext; userId: string }): Account {
  const account = context.db.accounts.get(userId);
  if (!account) throw new ServiceError("NOT_FOUND");
  return account;
}
