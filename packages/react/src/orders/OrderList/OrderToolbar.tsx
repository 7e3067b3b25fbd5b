"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { saveCsv } from "../../provider/saveFile.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { RefreshButton } from "../../ui/Button/RefreshButton.tsx";
import { DateFields, DateFilter } from "../../ui/DateFilter/DateFilter.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { FilterChoices, FilterSegments, FilterSelect } from "../../ui/Filters/Filters.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
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
    <div data-part="toolbar">
      {/* Filters before the search: the order on one line and, in a narrow container, on several. */}
      {hasList && renderFilters()}
      <Field label={messages.search} isLabelHidden>
        {(control) => (
          <TextInput {...control} {...list.getSearchProps(onOpen)} icon="search" placeholder={messages.searchHint} />
        )}
      </Field>
      {hasList && renderActions()}
      {hasList && <DateFields view={view} getDateFieldProps={list.getDateFieldProps} />}
    </div>
  );

  function renderActions(): ReactElement {
    return (
      <div data-part="actions">
        <span data-part="count" role="status">
          {isReady && describeCount(state.orders.length, state.total)}
        </span>
        <span data-part="save">{renderSave(true)}</span>
        <RefreshButton {...list.getRefreshButtonProps()} state={state} />
      </div>
    );
  }

  function renderSave(iconOnly: boolean): ReactElement {
    return (
      <Button
        variant="quiet"
        icon="download"
        iconOnly={iconOnly}
        disabled={!isReady || state.orders.length === 0}
        onClick={() => saveCsv("orders", list.toCsv())}
      >
        {messages.saveCsv}
      </Button>
    );
  }

  function renderFilters(): ReactElement {
    return (
      <div data-part="filters">
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
          actions={renderSave(false)}
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
      </div>
    );
  }

  function describeCount(shown: number, total: number): string {
    if (shown < total) return fill(messages.shown, { shown: number(shown), total: number(total) });
    return plural(messages.total, total);
  }
}
