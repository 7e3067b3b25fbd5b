"use client";

import type { ReactElement, ReactNode } from "react";
import { useText } from "../../locale/useText.ts";
import { saveCsv } from "../../provider/saveFile.ts";
import { DateFilter } from "../../ui/DateFilter/DateFilter.tsx";
import { FilterChoices, FilterSegments, FilterSelect } from "../../ui/Filters/Filters.tsx";
import { RecordToolbar } from "../../ui/RecordList/RecordToolbar.tsx";
import { describeStatus, railLabelOf } from "../describeTransaction.ts";
import { enTransactionList, enTransactions } from "../messages.en.ts";
import type { UseTransactionListReturnType } from "../useTransactionList.ts";

/** The search, the filters and the actions of the list. */
export function TransactionToolbar({ list }: { readonly list: UseTransactionListReturnType }): ReactElement {
  const text = useText(enTransactions, enTransactionList);
  const { transactionList: messages, number, plural, fill } = text;
  const { state, view, setView } = list;
  const isReady = state.status === "ready";
  const isWhole = !isReady || state.more === "none";

  return (
    <RecordToolbar
      renderFilters={renderFilters}
      search={{ label: messages.search, placeholder: messages.searchHint, props: list.getSearchProps() }}
      count={isReady ? describeCount(state.transactions.length, state.total) : undefined}
      save={{
        label: isWhole ? messages.saveCsv : messages.saveLoadedCsv,
        isDisabled: !isReady || state.transactions.length === 0,
        onSave: () => saveCsv("transactions", list.toCsv()),
      }}
      refresh={{ ...list.getRefreshButtonProps(), state }}
      view={view}
      getDateFieldProps={list.getDateFieldProps}
    />
  );

  function renderFilters(save: ReactNode): ReactElement {
    const dates = <DateFilter view={view} setView={setView} />;
    const status = (
      <FilterSelect
        label={messages.status}
        all={messages.statusAll}
        options={list.statuses.map((value) => ({ value, label: describeStatus(value, text).label }))}
        value={view.status}
        onValueChange={(value) => setView({ status: value })}
      />
    );
    return (
      <>
        <FilterSegments
          label={messages.type}
          all={messages.typeAll}
          options={[
            { value: "deposit", label: messages.typeDeposits },
            { value: "withdrawal", label: messages.typeWithdrawals },
          ]}
          value={view.type}
          onValueChange={(type) => setView({ type })}
        />
        <FilterChoices
          active={[view.period, view.rail, view.currency, view.status].filter((value) => value !== undefined).length}
          actions={save}
          shortcuts={
            <>
              {dates}
              {status}
            </>
          }
        >
          {dates}
          <FilterSelect
            label={messages.rail}
            all={messages.railAll}
            options={(["fiat", "crypto"] as const).map((rail) => ({ value: rail, label: railLabelOf(rail, text) }))}
            value={view.rail}
            onValueChange={(rail) => setView({ rail })}
          />
          <FilterSelect
            label={messages.currency}
            all={messages.currencyAll}
            options={list.currencies.map((currency) => ({ value: currency, label: currency }))}
            value={view.currency}
            onValueChange={(currency) => setView({ currency })}
          />
          {status}
        </FilterChoices>
      </>
    );
  }

  function describeCount(shown: number, total: number): string {
    const template = isWhole ? messages.shown : messages.shownLoaded;
    if (shown < total) return fill(template, { shown: number(shown), total: number(total) });
    return plural(isWhole ? messages.total : messages.loaded, total);
  }
}
