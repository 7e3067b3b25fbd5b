import type { Data, listRecipients } from "@partner-kit/contract";
import {
  type RecipientsQueryParameters,
  recipientsQuery,
  type UseCreateQuoteReturnType,
  type UseOrderParameters,
  type UseRecipientsParameters as RecipientOptions,
  type UseRecipientsReturnType,
  type UseWebhooksParameters,
  useRecipients,
} from "@partner-kit/react";
import type * as kit from "@partner-kit/react";

type Recipients = Data<typeof listRecipients>;

export function useFiat(options: RecipientOptions): UseRecipientsReturnType<Recipients> {
  return useRecipients({ ...options, type: "fiat" });
}

export function countOf(options: RecipientOptions<number>): UseRecipientsReturnType<number> {
  return useRecipients(options);
}

export interface OrderOptions extends UseOrderParameters<string> {
  readonly title: string;
}

export type Quote = UseCreateQuoteReturnType["data"];
export type Webhooks = UseWebhooksParameters | kit.UseWebhooksParameters | import("@partner-kit/react").UseWebhookParameters;
export type Transactions = kit.UseTransactionsReturnType<string[]>;

export function prefetch(parameters: RecipientsQueryParameters) {
  return recipientsQuery(parameters);
}

/** Shadows the import. */
export function label<UseOrderParameters>(value: UseOrderParameters): UseOrderParameters {
  return value;
}
