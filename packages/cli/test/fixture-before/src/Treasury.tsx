import {
  PartnerKitProvider,
  formatMoney,
  useCreateQuote,
  useForgetfulMutation,
} from "@partner-kit/react";
import { BalanceOverview, TickerTable } from "@partner-kit/react/components";
import "@partner-kit/react/styles.css";
import { createWebhook } from "@partner-kit/contract";

// A comment that names useForgetfulMutation stays as it is.
export function Treasury({ balance }: { balance: string }) {
  const { figure, code } = formatMoney({ value: balance, currency: "NGN", locale: "en" });
  const money = formatMoney({ value: "12.50", currency: "USD", locale: "en" });
  const create = useForgetfulMutation(createWebhook);
  const quote = useCreateQuote();
  return (
    <PartnerKitProvider baseUrl="/partner-kit" text={{ balanceOverview: { label: "Balances" } }}>
      <p className="pk-Figure total" data-part="figure">
        {figure} {code}, {money.figure} {money?.["figure"]}
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
  return formatMoney({ value, currency: "EUR", locale: "de" }).figure;
}

/** A name of the host that is the same by chance. */
export function sizeOf({ figure }: { figure: number }): number {
  return figure;
}
