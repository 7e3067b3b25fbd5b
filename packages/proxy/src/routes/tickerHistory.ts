import { type Data, getTickerHistory } from "@partner-kit/contract";
import { HttpError } from "../http/HttpError.ts";
import { successResponse } from "../http/response.ts";
import type { Settings } from "../settings/settings.ts";
import { defaultSampleRetention } from "../store/applyRetention.ts";
import { operationRoute, type Route, type Services } from "./Route.ts";

/** Creates the route for the sampled prices of a pair: one point per step, `null` for a step without samples. */
export function tickerHistoryRoute(services: Services): Route {
  const { settings } = services;
  const { store, now } = settings;
  return operationRoute({
    operation: getTickerHistory,
    services,
    async respond({ pair_id, step: wanted, ...input }) {
      const { to = Math.floor(now() / 1000), from = Math.max(0, to - DAY_SECONDS) } = input;
      if (from >= to) throw new HttpError({ code: "VALIDATION_FAILED", message: "from must be before to." });
      const step = stepOf(settings, { from, span: to - from, wanted });
      const start = from - (from % step);
      const range = { from: start * 1000, to: to * 1000, step: step * 1000 };
      const { since, samples } = await store.readSamples({ pair_id, ...range });
      const points = new Map(samples.map((sample) => [Math.floor((sample.time / 1000 - start) / step), sample]));
      const time = Array.from({ length: Math.ceil((to - start) / step) }, (_, index) => start + index * step);
      const pricesOf = (price: "last" | "best_bid" | "best_ask"): (string | null)[] =>
        time.map((_, index) => points.get(index)?.[price] ?? null);
      return successResponse({
        pair_id,
        step_seconds: step,
        sampled_since: since === null ? null : new Date(since).toISOString(),
        time,
        last: pricesOf("last"),
        best_bid: pricesOf("best_bid"),
        best_ask: pricesOf("best_ask"),
      } satisfies Data<typeof getTickerHistory>);
    },
  });
}

const DAY_SECONDS = 86_400;
const POINTS_USUAL = 500;
const POINTS_MAX = 2_000;

/** Seconds. At least the stored step at the age of `from`, so that thinned samples do not look like gaps. */
function stepOf(
  { sampleStep, retention, now }: Settings,
  { from, span, wanted }: { readonly from: number; readonly span: number; readonly wanted: number | undefined },
): number {
  const thinned = (retention.samples ?? defaultSampleRetention).map(({ age, step }) =>
    now() - from * 1000 > age + (step ?? 0) ? (step ?? 0) : 0,
  );
  const stored = Math.ceil(Math.max(sampleStep, ...thinned) / 1000);
  const step = Math.max(wanted ?? Math.ceil(span / POINTS_USUAL), Math.ceil(span / POINTS_MAX));
  return Math.ceil(step / stored) * stored;
}
