import type { TransactionListView } from "@partner-kit/react";
import { TransactionList } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { Link, useLocation, useParams, useSearchParams } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { useCanPay } from "../session/useCanPay.ts";
import { Page } from "../shell/Page.tsx";
import { useClosableEntry } from "../shell/useClosableEntry.ts";
import { dateParams, readDates } from "./dateParams.ts";
import { set } from "./tickerViewParams.ts";
import { WaitingWithdrawals } from "./WaitingWithdrawals.tsx";

/** Deposits and withdrawals. The URL contains the filters and the open transaction. */
export function Transactions(): ReactElement {
  const messages = useAppMessages();
  const { transactionId = null } = useParams<{ readonly transactionId?: string }>();
  const [params, setParams] = useSearchParams();
  const [, navigate] = useLocation();
  const canPay = useCanPay();
  const query = params.size > 0 ? `?${params}` : "";
  const { open, close } = useClosableEntry(`/transactions${query}`);
  return (
    <Page
      title={messages.transactions}
      actions={
        canPay && (
          <div className="app-page-actions">
            <Link href="/pay/batch" className="app-button">
              {messages.payMany}
            </Link>
            <Link href="/pay" className="app-button" data-kind="primary">
              {messages.newPayment}
            </Link>
          </div>
        )
      }
    >
      <WaitingWithdrawals />
      <TransactionList
        className="app-list"
        view={readView(params)}
        onViewChange={(view) => setParams((before) => writeView(view, before), { replace: true })}
        selectedId={transactionId}
        onSelectedIdChange={(id) => (id === null ? close() : open(`/transactions/${id}${query}`))}
        onOpenTravelRule={(id) => navigate(`/compliance/${id}`)}
      />
    </Page>
  );
}

function readView(params: URLSearchParams): TransactionListView {
  const [type, rail] = [params.get("type"), params.get("rail")];
  return {
    type: type === "deposit" || type === "withdrawal" ? type : undefined,
    rail: rail === "fiat" || rail === "crypto" ? rail : undefined,
    currency: params.get("currency") ?? undefined,
    status: params.get("status") ?? undefined,
    search: params.get("search") ?? "",
    ...readDates(params),
  };
}

function writeView(view: TransactionListView, before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of ["type", "rail", "currency", "status", "search", ...dateParams] as const)
    set(params, name, view[name]);
  return params;
}
