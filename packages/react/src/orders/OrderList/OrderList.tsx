"use client";

import { type ReactElement, useEffect, useRef } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { enOrderList } from "../messages.en.ts";
import { type UseOrderListParameters, useOrderList } from "../useOrderList.ts";
import { OrderTable } from "./OrderTable.tsx";
import { OrderToolbar } from "./OrderToolbar.tsx";

export interface OrderListProps extends UseOrderListParameters {
  /** Opens your own page for an order. Default: a dialog. */
  readonly onOpen?: ((orderId: string) => void) | undefined;
  readonly className?: string | undefined;
}

/** The orders in the latest events, newest first, with search, filters and CSV. Other orders open by ID. */
export const OrderList: (props: OrderListProps) => ReactElement = withBoundary("OrderList", OrderListView);

const dialog = createLazy(async () => (await import("../OrderDetail/OrderDialog.tsx")).OrderDialog);

function OrderListView({ className, onOpen, ...parameters }: OrderListProps): ReactElement {
  const list = useOrderList(parameters);
  const { orderList: messages, fill, number } = useText(enOrderList);
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  useEffect(() => {
    if (!onOpen) dialog.preload();
  }, [onOpen]);
  const { state, selectedId } = list;
  const isReady = state.status === "ready";
  const open = onOpen ?? list.select;

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-OrderList", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-label={messages.label}
      aria-busy={state.status === "loading"}
    >
      <OrderToolbar list={list} onOpen={open} />
      {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={list.refresh} />
      )}
      {state.status === "empty" && <EmptyState title={messages.empty} help={messages.emptyHelp} />}
      {isReady && state.orders.length === 0 && (
        <EmptyState
          icon="search"
          title={messages.noMatch}
          help={messages.noMatchHelp}
          action={<Button onClick={list.clearView}>{messages.clear}</Button>}
        />
      )}
      {(state.status === "loading" || (isReady && state.orders.length > 0)) && <OrderTable list={list} onOpen={open} />}
      {list.canOpen && <p data-part="scope">{fill(messages.scope, { count: number(list.searchedEvents) })}</p>}
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
}
