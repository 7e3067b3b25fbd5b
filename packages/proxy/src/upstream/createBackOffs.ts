import type { Operation } from "@partner-kit/contract";
import type { Settings } from "../settings/settings.ts";
import { type BackOff, createBackOff } from "./createBackOff.ts";

/** A key, and what it is used for. Calls of one class never wait for a pause of another. */
export type CallClass = "reads" | "changes" | "withdrawals" | "public";

export interface BackOffs {
  of(operation: Operation): BackOff;
  /** Seconds that are left of each pause; 0 if there is none. */
  left(): Readonly<Record<CallClass, number>>;
  /** Ends every pause at once. */
  resume(): void;
}

/** Makes a back-off for each class. Withdrawals have one of their own if they have a key of their own. */
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
