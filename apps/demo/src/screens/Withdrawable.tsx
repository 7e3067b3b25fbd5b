import { formatMoney, useBalanceOverview, usePartnerKit } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Part } from "../shell/Part.tsx";

/** The withdrawable amounts by currency. Omits currencies whose amount the service does not report. */
export function Withdrawable(): ReactElement | null {
  const messages = useAppMessages();
  const { locale } = usePartnerKit();
  const { state } = useBalanceOverview();
  const isLoading = state.status === "loading";
  const known = (state.status === "ready" ? state.currencies : []).flatMap(({ currency, withdrawable }) =>
    withdrawable.kind === "known" ? [formatMoney({ value: withdrawable.amount, currency, locale })] : [],
  );
  if (!isLoading && known.length === 0) return null;
  return (
    <Part title={messages.withdrawable}>
      <dl className="app-withdrawable" aria-busy={isLoading}>
        {known.map(({ amount, code }) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
