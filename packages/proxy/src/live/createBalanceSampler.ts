import { allGrantedScopes, type BalanceOverview, getBalances } from "@partner-kit/contract";
import type { Permissions } from "../access/createPermissions.ts";
import { catchAndLog } from "../monitoring/catchAndLog.ts";
import type { Settings } from "../settings/settings.ts";
import type { BalanceSample } from "../store/BalanceStore.ts";

/** The result of a read of the balance overview. */
export type BalanceRead =
  | { readonly success: true; readonly data: BalanceOverview }
  /** `retryAfter` in seconds. */
  | { readonly success: false; readonly code: string; readonly retryAfter?: number | undefined };

export interface CreateBalanceSamplerParameters
  extends Pick<Settings, "store" | "balanceStep" | "now" | "schedule" | "logger"> {
  /** Reads the balance overview. Never rejects. */
  readonly read: (signal: AbortSignal) => Promise<BalanceRead>;
  readonly permissions: Pick<Permissions, "ofOperation">;
}

export interface BalanceSampler {
  start(): void;
  stop(): void;
}

const NAME = "balances";
const FORBIDDEN_PAUSE_MS = 3_600_000;
const RETRY_AFTER_MAX_MS = 3_600_000;
const forbidden = ["UNAUTHORIZED", "FORBIDDEN", "MISSING_SCOPE"];
const everyScope = new Set(allGrantedScopes);

/** Creates the sampler. It stores the balances once per step. Of several instances on one store, one reads for all. */
export function createBalanceSampler(parameters: CreateBalanceSamplerParameters): BalanceSampler {
  const { read, permissions, store, balanceStep, now, schedule, logger } = parameters;
  const holder = crypto.randomUUID();
  let running: AbortController | undefined;
  let cancelNext: (() => void) | undefined;

  async function run(signal: AbortSignal): Promise<void> {
    // A missed lease or a closed store is a gap in the samples, and the next step is tried again.
    const pause = await sample(signal).catch(() => 0);
    if (signal.aborted) return;
    const next = balanceStep - (now() % balanceStep);
    cancelNext = schedule(() => void run(signal), Math.max(next, pause), true);
  }

  /** Resolves to the least milliseconds until the next sample. */
  async function sample(signal: AbortSignal): Promise<number> {
    // Only the key and the settings decide, because no user asks.
    if (!permissions.ofOperation(getBalances, everyScope).allowed || !(await isOurs())) return 0;
    // All instances round to the same time, so each step is stored once.
    const time = now() - (now() % balanceStep);
    const result = await read(signal);
    if (signal.aborted) return 0;
    if (!result.success) {
      logger.warn({ reason: result.code }, "the balances could not be sampled");
      const retryAfter = Math.min((result.retryAfter ?? 0) * 1000, RETRY_AFTER_MAX_MS);
      return forbidden.includes(result.code) ? FORBIDDEN_PAUSE_MS : retryAfter;
    }
    const samples = listBalances(result.data, time);
    await catchAndLog("storing a balance sample", logger, () => store.appendBalances(samples));
    return 0;
  }

  /** The lease ends before the next step, so that another instance can continue. */
  async function isOurs(): Promise<boolean> {
    return !store.isShared || store.lease({ name: NAME, holder, ttl: Math.ceil(balanceStep * 0.9) });
  }

  return {
    start() {
      if (running) return;
      running = new AbortController();
      void run(running.signal);
    },
    stop() {
      running?.abort();
      running = undefined;
      cancelNext?.();
    },
  };
}

function listBalances({ balances, credit }: BalanceOverview, time: number): readonly BalanceSample[] {
  return balances.map(({ currency, available, locked, total }) => ({
    currency,
    time,
    available,
    locked,
    total,
    outstanding: credit.currency === currency ? credit.outstanding : null,
  }));
}
