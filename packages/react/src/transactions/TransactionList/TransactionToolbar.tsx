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
    <div data-part="toolbar">
      <div data-part="filters">
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
          actions={renderSave(false)}
        >
          <DateFilter view={view} setView={setView} />
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
          <FilterSelect
            label={messages.status}
            all={messages.statusAll}
            options={list.statuses.map((status) => ({ value: status, label: describeStatus(status, text).label }))}
            value={view.status}
            onValueChange={(status) => setView({ status })}
          />
        </FilterChoices>
      </div>
      <Field label={messages.search} isLabelHidden>
        {(control) => (
          <TextInput {...control} {...list.getSearchProps()} icon="search" placeholder={messages.searchHint} />
        )}
      </Field>
      <div data-part="actions">
        <span data-part="count" role="status">
          {isReady && describeCount(state.transactions.length, state.total)}
        </span>
        <span data-part="save">{renderSave(true)}</span>
        <RefreshButton {...list.getRefreshButtonProps()} state={state} />
      </div>
      <DateFields view={view} getDateFieldProps={list.getDateFieldProps} />
    </div>
  );

  function renderSave(iconOnly: boolean): ReactElement {
    return (
      <Button
        variant="quiet"
        icon="download"
        iconOnly={iconOnly}
        disabled={!isReady || state.transactions.length === 0}
        onClick={() => saveCsv("transactions", list.toCsv())}
      >
        {isWhole ? messages.saveCsv : messages.saveLoadedCsv}
      </Button>
    );
  }

  function describeCount(shown: number, total: number): string {
    const template = isWhole ? messages.shown : messages.shownLoaded;
    if (shown < total) return fill(template, { shown: number(shown), total: number(total) });
    return plural(isWhole ? messages.total : messages.loaded, total);
  }
}
