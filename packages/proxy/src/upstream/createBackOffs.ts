import type { Operation } from "@partner-kit/contract";
import type { Settings } from "../settings/settings.ts";
import { type BackOff, createBackOff } from "./createBackOff.ts";

/** A key and its use. Calls of one class never wait for another class's pause. */
export type CallClass = "reads" | "changes" | "withdrawals" | "public";

export interface BackOffs {
  of(operation: Operation): BackOff;
  /** Remaining seconds of each pause. 0 without a pause. */
  left(): Readonly<Record<CallClass, number>>;
  /** Ends every pause at once. */
  resume(): void;
}

/** Creates a back-off per class. Withdrawals have their own if they have their own key. */
export function createBackOffs(settings: Pick<Settings, "now" | "maxBackOff" | "withdrawalApiKey">): BackOffs {
  const make = (): BackOff => createBackOff(settings);
  const byClass: Readonly<Record<CallClass, BackOff>> = {
    reads: make(),
    changes: make(),
    withdrawals: make(),
    public: make(),
  };
  return {
    of({ auth, method }) {
      if (auth === "public") return byClass.public;
      if (auth === "signed" && settings.withdrawalApiKey !== undefined) return byClass.withdrawals;
      return method === "GET" ? byClass.reads : byClass.changes;
    },
    left: () => ({
      reads: byClass.reads.left(),
      changes: byClass.changes.left(),
      withdrawals: byClass.withdrawals.left(),
      public: byClass.public.left(),
    }),
    resume() {
      for (const backOff of Object.values(byClass)) backOff.resume();
    },
  };
}
