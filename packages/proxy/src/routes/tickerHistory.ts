import { type Data, getTicker, getTickerHistory } from "@partner-kit/contract";
import type { Access } from "../access.ts";
import { type Answer, successAnswer } from "../answer.ts";
import type { Call } from "../call.ts";
import type { Permissions } from "../permission.ts";
import { Refusal } from "../Refusal.ts";
import { refuseUnpermitted } from "../refuseUnpermitted.ts";
import type { Store } from "../store/Store.ts";
import { type Retention, sampleRetention } from "../store/tidyStore.ts";
import { readQuery } from "./readQuery.ts";

export interface TickerHistoryParameters {
  readonly call: Call;
  readonly access: Access;
  readonly permissions: Permissions;
  readonly store: Store;
  /** Milliseconds. */
  readonly sampleStep: number;
  readonly retention: Retention;
  readonly now: () => number;
}

const DAY_SECONDS = 86_400;
const PLACES_USUAL = 500;
const PLACES_MAX = 2_000;

/** Tells the prices of a pair that were sampled: one place for each step, empty where nothing was. */
export async function tickerHistory(parameters: TickerHistoryParameters): Promise<Answer> {
  const { call, access, permissions, store, now } = parameters;
  refuseUnpermitted(permissions.ofOperation(getTicker, access.granted));
  const input = readQuery(getTickerHistory, call);
  const { pair_id, to = Math.floor(now() / 1000), from = Math.max(0, to - DAY_SECONDS) } = input;
  if (from >= to) throw new Refusal({ code: "VALIDATION_FAILED", message: "from is not before to." });
  const step = stepOf(parameters, { from, span: to - from, wanted: input.step });
  const start = from - (from % step);
  const series = await store.readSamples({ pair_id, from: start * 1000, to: to * 1000, step: step * 1000 });
  const places = new Map(series.time.map((time, index) => [Math.floor((time / 1000 - start) / step), index]));
  const time = Array.from({ length: Math.ceil((to - start) / step) }, (_, place) => start + place * step);
  const fill = (values: readonly string[]): (string | null)[] =>
    time.map((_, place) => values[places.get(place) ?? -1] ?? null);
  return successAnswer({
    pair_id,
    step_seconds: step,
    sampled_since: series.since === null ? null : new Date(series.since).toISOString(),
    time,
    last: fill(series.last),
    best_bid: fill(series.best_bid),
    best_ask: fill(series.best_ask),
  } satisfies Data<typeof getTickerHistory>);
}

/** Seconds. Never shorter than what is kept at the age of `from`: a gap that thinning made is no gap in the sampling. */
function stepOf(
  { sampleStep, retention, now }: TickerHistoryParameters,
  { from, span, wanted }: { readonly from: number; readonly span: number; readonly wanted: number | undefined },
): number {
  const thinned = (retention.samples ?? sampleRetention).map(({ age, step }) =>
    now() - from * 1000 > age + (step ?? 0) ? (step ?? 0) : 0,
  );
  const kept = Math.ceil(Math.max(sampleStep, ...thinned) / 1000);
  const step = Math.max(wanted ?? Math.ceil(span / PLACES_USUAL), Math.ceil(span / PLACES_MAX));
  return Math.ceil(step / kept) * kept;
}
