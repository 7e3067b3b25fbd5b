import type { Data, listRecipients, createQuote, getOrder, listWebhooks, getWebhook, listTransactions } from "@partner-kit/contract";
import {
  type QueryOptionsParameters,
  recipientsQuery,
  type UseOperationMutationReturnType,
  type QueryHookParameters,
  type UseOperationQueryReturnType,
  useRecipients,
} from "@partner-kit/react";
import type * as kit from "@partner-kit/react";

type Recipients = Data<typeof listRecipients>;

export function useFiat(options: QueryHookParameters<typeof listRecipients>): UseOperationQueryReturnType<typeof listRecipients, Recipients> {
  return useRecipients({ ...options, type: "fiat" });
}

export function countOf(options: QueryHookParameters<typeof listRecipients, number>): UseOperationQueryReturnType<typeof listRecipients, number> {
  return useRecipients(options);
}

export interface OrderOptions extends QueryHookParameters<typeof getOrder, string> {
  readonly title: string;
}

export type Quote = UseOperationMutationReturnType<typeof createQuote>["data"];
export type Webhooks = QueryHookParameters<typeof listWebhooks> | kit.QueryHookParameters<typeof listWebhooks> | import("@partner-kit/react").QueryHookParameters<typeof getWebhook>;
export type Transactions = kit.UseOperationQueryReturnType<typeof listTransactions, string[]>;

export function prefetch(parameters: QueryOptionsParameters<typeof listRecipients>) {
  return recipientsQuery(parameters);
}

/** Shadows the import. */
export function label<UseOrderParameters>(value: UseOrderParameters): UseOrderParameters {
  return value;
}
