import { type Data, getBalanceHistory } from "@partner-kit/contract";
import { successResponse } from "../http/response.ts";
import { historyRange } from "./historyRange.ts";
import { operationRoute, type Route, type Services } from "./Route.ts";

/** Creates the route for the sampled balances of a currency: one point per step, `null` for a step without samples. */
export function balanceHistoryRoute(services: Services): Route {
  const { store, now, balanceStep } = services.settings;
  return operationRoute({
    operation: getBalanceHistory,
    services,
    async respond({ currency, ...input }) {
      const { step, time, range, align } = historyRange({ input, now: now(), storedStep: () => balanceStep });
      const { since, samples } = await store.readBalances({ currency, ...range });
      const points = align(samples);
      const amountsOf = (amount: "available" | "locked" | "total" | "outstanding"): (string | null)[] =>
        points.map((point) => point?.[amount] ?? null);
      return successResponse({
        currency,
        step_seconds: step,
        sampled_since: since === null ? null : new Date(since).toISOString(),
        time: [...time],
        available: amountsOf("available"),
        locked: amountsOf("locked"),
        total: amountsOf("total"),
        outstanding: amountsOf("outstanding"),
      } satisfies Data<typeof getBalanceHistory>);
    },
  });
}
