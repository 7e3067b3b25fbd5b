"use client";

import type { ReactElement, ReactNode } from "react";
import { useText } from "../../locale/useText.ts";
import { saveCsv } from "../../provider/saveFile.ts";
import { DateFilter } from "../../ui/DateFilter/DateFilter.tsx";
import { FilterChoices, FilterSegments, FilterSelect } from "../../ui/Filters/Filters.tsx";
import { RecordToolbar } from "../../ui/RecordList/RecordToolbar.tsx";
import { describeStatusKey } from "../describeOrder.ts";
import { enOrderList, enOrders } from "../messages.en.ts";
import type { UseOrderListReturnType } from "../useOrderList.ts";

export interface OrderToolbarProps {
  readonly list: UseOrderListReturnType;
  readonly onOpen: (orderId: string) => void;
}

/** The search, the filters and the actions of the list. Without a list, only the search, which opens orders by ID. */
export function OrderToolbar({ list, onOpen }: OrderToolbarProps): ReactElement | null {
  const text = useText(enOrders, enOrderList);
  const { orderList: messages, number, plural, fill } = text;
  const { state, view, setView } = list;
  const isReady = state.status === "ready";
  const hasList = isReady || state.status === "loading";
  if (!hasList && !list.canOpen) return null;

  return (
    <RecordToolbar
      renderFilters={hasList ? renderFilters : undefined}
      search={{ label: messages.search, placeholder: messages.searchHint, props: list.getSearchProps(onOpen) }}
      count={isReady ? describeCount(state.orders.length, state.total) : undefined}
      save={{
        label: messages.saveCsv,
        isDisabled: !isReady || state.orders.length === 0,
        onSave: () => saveCsv("orders", list.toCsv()),
      }}
      refresh={{ ...list.getRefreshButtonProps(), state }}
      view={view}
      getDateFieldProps={list.getDateFieldProps}
    />
  );

  function renderFilters(save: ReactNode): ReactElement {
    return (
      <>
        <FilterSegments
          label={messages.side}
          all={messages.sideAll}
          options={[
            { value: "buy", label: messages.sideBuy },
            { value: "sell", label: messages.sideSell },
          ]}
          value={view.side}
          onValueChange={(side) => setView({ side })}
        />
        <FilterChoices
          active={[view.pair, view.period, view.status].filter((value) => value !== undefined).length}
          actions={save}
        >
          <FilterSelect
            label={messages.market}
            all={messages.marketAll}
            options={list.pairs.map((pair) => ({ value: pair, label: list.pairNameOf(pair) }))}
            value={view.pair}
            onValueChange={(pair) => setView({ pair })}
          />
          <DateFilter view={view} setView={setView} />
          <FilterSelect
            label={messages.status}
            all={messages.statusAll}
            options={list.statuses.map((status) => ({ value: status, label: describeStatusKey(status, text) }))}
            value={view.status}
            onValueChange={(status) => setView({ status })}
          />
        </FilterChoices>
      </>
    );
  }

  function describeCount(shown: number, total: number): string {
    if (shown < total) return fill(messages.shown, { shown: number(shown), total: number(total) });
    return plural(messages.total, total);
  }
}
