import type { OrderListView } from "@partner-kit/react";
import { OrderList } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { Link, useParams, useSearchParams } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";
import { useClosableEntry } from "../shell/useClosableEntry.ts";
import { dateParams, readDates } from "./dateParams.ts";
import { set } from "./tickerViewParams.ts";

/** Exchange orders. The URL contains the filters and the open order. */
export function Orders(): ReactElement {
  const messages = useAppMessages();
  const { orderId = null } = useParams<{ readonly orderId?: string }>();
  const [params, setParams] = useSearchParams();
  const query = params.size > 0 ? `?${params}` : "";
  const { open, close } = useClosableEntry(`/orders${query}`);
  return (
    <Page
      title={messages.orders}
      actions={
        <div className="app-page-actions">
          <Link href="/trade" className="app-button" data-kind="primary">
            {messages.trade}
          </Link>
        </div>
      }
    >
      <OrderList
        className="app-list"
        view={readView(params)}
        onViewChange={(view) => setParams((before) => writeView(view, before), { replace: true })}
        selectedId={orderId}
        onSelectedIdChange={(id) => (id === null ? close() : open(`/orders/${id}${query}`))}
      />
    </Page>
  );
}

function readView(params: URLSearchParams): OrderListView {
  const side = params.get("side");
  return {
    side: side === "buy" || side === "sell" ? side : undefined,
    pair: params.get("pair") ?? undefined,
    status: params.get("status") ?? undefined,
    search: params.get("search") ?? "",
    ...readDates(params),
  };
}

function writeView(view: OrderListView, before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of ["side", "pair", "status", "search", ...dateParams] as const) set(params, name, view[name]);
  return params;
}
