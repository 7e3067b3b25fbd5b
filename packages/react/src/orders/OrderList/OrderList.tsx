"use client";

import { type ReactElement, useEffect, useRef } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { formatDateTime } from "../../format/formatDateTime.ts";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { fillAround } from "../../text/fillAround.tsx";
import { enDateFilter } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { describeDates } from "../../ui/DateFilter/describeDates.ts";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { shortenId } from "../../ui/Identifier/Identifier.tsx";
import { enOrderList } from "../messages.en.ts";
import { type UseOrderListParameters, useOrderList } from "../useOrderList.ts";
import { OrderTable } from "./OrderTable.tsx";
import { OrderToolbar } from "./OrderToolbar.tsx";

export interface OrderListProps extends UseOrderListParameters {
  /** Opens your own page for an order. Default: a dialog. */
  readonly onOpen?: ((orderId: string) => void) | undefined;
  /** Shows only this many of the orders, the newest, without search and filters: a list beside other content. Default: all. */
  readonly limit?: number | undefined;
  readonly className?: string | undefined;
}

/** The orders in the latest events, newest first, with search, filters and CSV. The search opens any other order by its ID. */
export const OrderList: (props: OrderListProps) => ReactElement = withBoundary("OrderList", OrderListView);

const dialog = createLazy(async () => (await import("../OrderDetail/OrderDialog.tsx")).OrderDialog);

function OrderListView({ className, onOpen, limit, ...parameters }: OrderListProps): ReactElement {
  const list = useOrderList(parameters);
  const text = useText(enOrderList, enDateFilter);
  const { orderList: messages, fill, number } = text;
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  useEffect(() => {
    if (!onOpen) dialog.preload();
  }, [onOpen]);
  const { state, selectedId, unlistedId } = list;
  const isReady = state.status === "ready";
  const open = onOpen ?? list.select;

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-RecordList pk-OrderList", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-label={messages.label}
      aria-busy={state.status === "loading"}
    >
      {limit === undefined && <OrderToolbar list={list} onOpen={open} />}
      {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={list.refresh} />
      )}
      {state.status === "error" && unlistedId !== undefined && <div data-part="unlisted">{renderOpen(unlistedId)}</div>}
      {state.status === "empty" && (
        <EmptyState
          title={messages.empty}
          help={limit === undefined ? messages.emptyHelp : undefined}
          action={unlistedId !== undefined && renderOpen(unlistedId)}
        />
      )}
      {isReady && state.orders.length === 0 && limit !== undefined && (
        <EmptyState title={state.loadedSince === undefined ? messages.empty : messages.noMatchLoaded} />
      )}
      {isReady && state.orders.length === 0 && limit === undefined && (
        <EmptyState
          icon="search"
          title={state.loadedSince === undefined ? messages.noMatch : messages.noMatchLoaded}
          help={describeNoMatch()}
          action={
            <>
              {unlistedId !== undefined && renderOpen(unlistedId)}
              <Button onClick={list.clearView}>{messages.clear}</Button>
            </>
          }
        />
      )}
      {(state.status === "loading" || (isReady && state.orders.length > 0)) && (
        <OrderTable list={list} onOpen={open} limit={limit} />
      )}
      {isReady && state.loadedSince !== undefined && state.orders.length < (limit ?? Number.POSITIVE_INFINITY) && (
        <p data-part="scope">
          {fillAround(
            fill(messages.scope, { count: number(list.searchedEvents) }),
            "time",
            <DateTime timestamp={state.loadedSince} />,
          )}
        </p>
      )}
      {selectedId !== null && !onOpen && (
        <LazyPart lazy={dialog} component="OrderDialog">
          {(OrderDialog) => (
            <OrderDialog
              key={selectedId}
              orderId={selectedId}
              onClose={() => list.select(null)}
              // The row that opened the dialog may be gone.
              returnFocus={root}
            />
          )}
        </LazyPart>
      )}
      <AssumptionNote of={["webhookEvent"]} />
    </section>
  );

  function renderOpen(orderId: string): ReactElement {
    return (
      <Button variant="primary" {...list.getOpenButtonProps(open)}>
        {fill(messages.openId, { id: shortenId(orderId) })}
      </Button>
    );
  }

  function describeNoMatch(): string {
    if (unlistedId !== undefined) return messages.unlistedHelp;
    const dates = describeDates(list.view, text);
    const help = dates === undefined ? messages.noMatchHelp : fill(messages.noMatchDates, { dates });
    if (!isReady || !state.lacksDates || state.loadedSince === undefined) return help;
    const time = formatDateTime({ timestamp: state.loadedSince, locale: text.locale });
    return `${help} ${fill(messages.notLoaded, { time })}`;
  }
}
