import { type Data, listPriceTrends } from "@partner-kit/contract";
import { successResponse } from "../http/response.ts";
import { historyRange } from "./historyRange.ts";
import { operationRoute, type Route, type Services } from "./Route.ts";
import { storedStepOf } from "./tickerHistory.ts";

/** Creates the route for the sampled prices of several pairs over the last 24 hours: one point per step. */
export function priceTrendsRoute(services: Services): Route {
  const { settings } = services;
  const { store, now } = settings;
  return operationRoute({
    operation: listPriceTrends,
    services,
    async respond({ pair_ids }) {
      // Ends with a step that has begun, so that the latest price is part of it.
      const to = (Math.floor(now() / 1000 / STEP) + 1) * STEP;
      const input = { from: to - SPAN, to, step: STEP };
      const storedStep = (age: number) => storedStepOf(settings, age);
      const { step, time, range, align } = historyRange({ input, now: now(), storedStep });
      const trends: Data<typeof listPriceTrends>["trends"] = [];
      for (const pair_id of new Set(pair_ids.split(","))) {
        // One after the other, because other requests wait for the store too.
        const { samples } = await store.readSamples({ pair_id, ...range });
        trends.push({ pair_id, last: align(samples).map((point) => point?.last ?? null) });
      }
      return successResponse({ step_seconds: step, time: [...time], trends } satisfies Data<typeof listPriceTrends>);
    },
  });
}

/** Seconds. */
const STEP = 1800;
const SPAN = 86_400;
