import { type Data, getTickerHistory } from "@partner-kit/contract";
import { successResponse } from "../http/response.ts";
import type { Settings } from "../settings/settings.ts";
import { defaultSampleRetention } from "../store/applyRetention.ts";
import { historyRange } from "./historyRange.ts";
import { operationRoute, type Route, type Services } from "./Route.ts";

/** Creates the route for the sampled prices of a pair: one point per step, `null` for a step without samples. */
export function tickerHistoryRoute(services: Services): Route {
  const { settings } = services;
  const { store, now } = settings;
  return operationRoute({
    operation: getTickerHistory,
    services,
    async respond({ pair_id, ...input }) {
      const storedStep = (age: number) => storedStepOf(settings, age);
      const { step, time, range, align } = historyRange({ input, now: now(), storedStep });
      const { since, samples } = await store.readSamples({ pair_id, ...range });
      const points = align(samples);
      const pricesOf = (price: "last" | "best_bid" | "best_ask"): (string | null)[] =>
        points.map((point) => point?.[price] ?? null);
      return successResponse({
        pair_id,
        step_seconds: step,
        sampled_since: since === null ? null : new Date(since).toISOString(),
        time: [...time],
        last: pricesOf("last"),
        best_bid: pricesOf("best_bid"),
        best_ask: pricesOf("best_ask"),
      } satisfies Data<typeof getTickerHistory>);
    },
  });
}

/** Milliseconds between two stored samples of an age. */
export function storedStepOf({ sampleStep, retention }: Settings, sampleAge: number): number {
  const thinned = (retention.samples ?? defaultSampleRetention).map(({ age, step }) =>
    sampleAge > age + (step ?? 0) ? (step ?? 0) : 0,
  );
  return Math.max(sampleStep, ...thinned);
}
