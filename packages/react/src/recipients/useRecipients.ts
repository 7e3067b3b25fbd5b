"use client";

import { type Data, type Input, listRecipients } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export interface UseRecipientsParameters<TSelected = Data<typeof listRecipients>>
  extends UseOperationQueryParameters<typeof listRecipients, TSelected>,
    Input<typeof listRecipients> {}

export type UseRecipientsReturnType<TSelected = Data<typeof listRecipients>> = UseOperationQueryReturnType<
  typeof listRecipients,
  TSelected
>;

/**
 * Reads the saved recipients, by type or currency where given. (Service document: Endpoints, Wallets; Saved
 * recipient.)
 */
export function useRecipients<TSelected = Data<typeof listRecipients>>({
  query,
  refreshInterval,
  ...input
}: UseRecipientsParameters<TSelected> = {}): UseRecipientsReturnType<TSelected> {
  return useOperationQuery(listRecipients, input, { query, refreshInterval });
}
