import {
  PartnerKitProvider,
  formatMoney,
  useCreateQuote,
  useOperationMutation,
} from "@partner-kit/react";
import { BalanceOverview, TickerTable } from "@partner-kit/react/components";
import "@partner-kit/react/styles.css";
import { createWebhook } from "@partner-kit/contract";

// A comment that names useForgetfulMutation stays as it is.
export function Treasury({ balance }: { balance: string }) {
  const { amount: figure, code } = formatMoney({ value: balance, currency: "NGN", locale: "en" });
  const money = formatMoney({ value: "12.50", currency: "USD", locale: "en" });
  const create = useOperationMutation(createWebhook);
  const quote = useCreateQuote();
  return (
    <PartnerKitProvider baseUrl="/partner-kit" text={{ balanceOverview: { label: "Balances" } }}>
      <p className="pk-FormattedNumber total" data-part="figure">
        {figure} {code}, {money.amount} {money?.["amount"]}
      </p>
      <button type="button" disabled={create.isPending || quote.isPending}>
        Create
      </button>
      <BalanceOverview />
      <TickerTable />
    </PartnerKitProvider>
  );
}

export function amountOf(value: string): string {
  return formatMoney({ value, currency: "EUR", locale: "de" }).amount;
}

/** A name of the host that is the same by chance. */
export function sizeOf({ figure }: { figure: number }): number {
  return figure;
}
