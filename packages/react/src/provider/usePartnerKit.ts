"use client";

import type { QueryClient } from "@tanstack/react-query";
import { useLocale } from "../locale/LocaleContext.ts";
import type { Kit } from "../query/kit.ts";
import { useKitContext } from "./KitContext.ts";

export interface UsePartnerKitReturnType {
  /** Pass it to options factories such as `balancesQuery({ kit })`. */
  readonly kit: Kit;
  /** The client that you passed to the provider, or else the provider's own. */
  readonly queryClient: QueryClient;
  /** BCP 47. */
  readonly locale: string;
}

/** The kit of the nearest provider. Throws outside a provider. */
export function usePartnerKit(): UsePartnerKitReturnType {
  const { kit, queryClient } = useKitContext();
  const { locale } = useLocale();
  return { kit, queryClient, locale };
}
