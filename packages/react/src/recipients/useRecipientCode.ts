"use client";

import type { addressChecks } from "../chains/addressChecks.ts";
import { lazyAddressChecks } from "../chains/lazyAddressChecks.ts";
import type { LoadError } from "../lazy/LoadError.ts";
import { useLazy } from "../lazy/useLazy.ts";
import { lazyRecipientWork } from "./lazyRecipientWork.ts";
import type { RecipientType } from "./recipientValues.ts";
import type { recipientWork } from "./recipientWork.ts";

export interface UseRecipientCodeReturnType {
  /** `undefined` while it is on its way. */
  readonly work: typeof recipientWork | undefined;
  /** `undefined` while it is on its way, and until an address is what is asked for. */
  readonly checks: typeof addressChecks | undefined;
  /** Why something of it is missing. */
  readonly error: LoadError | undefined;
  /** Why `checks` are. */
  readonly checksError: LoadError | undefined;
  /** Loads again what could not be loaded. */
  readonly retry: () => void;
  /** Resolves once all of it is here, to false where it could not be loaded. */
  readonly isLoaded: () => Promise<boolean>;
}

/** The code that comes while the first field is filled in: typing does not wait for it, and nothing is let through without it. */
export function useRecipientCode(type: RecipientType): UseRecipientCodeReturnType {
  const component = "RecipientEditor";
  const isCrypto = type === "crypto";
  const work = useLazy({ lazy: lazyRecipientWork, component });
  const checks = useLazy({ lazy: lazyAddressChecks, component, isWanted: isCrypto });
  const failures = [work, checks].filter((one) => one.status === "failed");
  const retry = () => {
    for (const failure of failures) failure.retry();
  };
  return {
    work: work.status === "ready" ? work.part : undefined,
    checks: checks.status === "ready" ? checks.part : undefined,
    error: failures[0]?.error,
    checksError: checks.status === "failed" ? checks.error : undefined,
    retry,
    isLoaded: async () => {
      retry();
      const loads = await Promise.allSettled([lazyRecipientWork.load(), isCrypto && lazyAddressChecks.load()]);
      return loads.every(({ status }) => status === "fulfilled");
    },
  };
}
