import { fillOrder } from "./exchange/fillOrder.ts";
import type { HandlerContext } from "./handler.ts";
import type { Job } from "./job.ts";
import { finishDeposit } from "./wallet/finishDeposit.ts";
import { settleWithdrawal } from "./wallet/settleWithdrawal.ts";

/** Runs a due job. */
export function runJob({ job: { kind, id }, context }: { readonly job: Job; readonly context: HandlerContext }): void {
  switch (kind) {
    case "fillOrder":
      return fillOrder({ context, id });
    case "finishDeposit": {
      const isClearing = context.db.transactions.get(id)?.travelRule?.isClearing ?? true;
      return finishDeposit({ context, id, outcome: isClearing ? "success" : "failed" });
    }
    case "settleWithdrawal":
      return settleWithdrawal({ context, id });
  }
}
