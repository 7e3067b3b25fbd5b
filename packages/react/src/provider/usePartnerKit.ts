"use client";

import type { QueryClient } from "@tanstack/react-query";
import { useLocale } from "../locale/LocaleContext.ts";
import type { Kit } from "../query/kit.ts";
import { useKitContext } from "./KitContext.ts";

export interface UsePartnerKitReturnType {
  /** Goes into options factories such as `balancesQuery({ kit })`. */
  readonly kit: Kit;
  /** The kit's own, or the one the host gave. */
  readonly queryClient: QueryClient;
  /** BCP 47. */
  readonly locale: string;
}

/** The kit of the nearest provider. Throws where there is none. */
export function usePartnerKit(): UsePartnerKitReturnType {
  const { kit, queryClient } = useKitContext();
  const { locale } = useLocale();
  return { kit, queryClient, locale };
}
