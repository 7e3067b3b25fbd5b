"use client";

import type { ReactElement, ReactNode } from "react";
import { useText } from "../../locale/useText.ts";
import { RefreshButton } from "../../ui/Button/RefreshButton.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { FilterChoices } from "../../ui/Filters/Filters.tsx";
import { RadioGroup } from "../../ui/RadioGroup/RadioGroup.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { enRecipientList } from "../messages.en.ts";
import { defaultRecipientSort, type RecipientSort } from "../RecipientListView.ts";
import type { UseRecipientListReturnType } from "../useRecipientList.ts";

export interface RecipientToolbarProps {
  readonly list: UseRecipientListReturnType;
  readonly addButton: ReactNode;
}

/** The search, the filters and the actions of the list. */
export function RecipientToolbar({ list, addButton }: RecipientToolbarProps): ReactElement {
  const { recipientList: messages, number, plural, fill } = useText(enRecipientList);
  const { state, view } = list;
  const isReady = state.status === "ready";

  return (
    <div data-part="toolbar">
      <div data-part="filters">
        <div data-part="search">
          <Field label={messages.search} isLabelHidden>
            {(control) => (
              <TextInput {...control} {...list.getSearchProps()} icon="search" placeholder={messages.searchHint} />
            )}
          </Field>
        </div>
        <div data-part="choices">
          <Field label={messages.type} isLabelHidden group="radiogroup">
            {() => (
              <RadioGroup
                appearance="segments"
                options={[
                  { value: "all", label: messages.typeAll },
                  { value: "fiat", label: messages.typeFiat },
                  { value: "crypto", label: messages.typeCrypto },
                ]}
                value={view.type ?? "all"}
                onValueChange={(type) =>
                  list.setView({ type: type === "fiat" || type === "crypto" ? type : undefined })
                }
              />
            )}
          </Field>
          <FilterChoices active={view.currency === undefined ? 0 : 1}>
            <Field label={messages.currency} isLabelHidden>
              {(control) => (
                <Select
                  {...control}
                  options={[
                    { value: "", label: messages.currencyAll },
                    ...list.currencies.map((currency) => ({ value: currency, label: currency })),
                  ]}
                  value={view.currency ?? ""}
                  onValueChange={(currency) => list.setView({ currency: currency || undefined })}
                />
              )}
            </Field>
            {/* Only if the list is too narrow for all columns. */}
            <Field label={messages.sort} isLabelHidden>
              {(control) => (
                <Select
                  {...control}
                  options={sorts
                    .filter(([, , { column }]) => column !== "paid" || list.lastPayments)
                    .map(([value, key]) => ({ value, label: messages[key] }))}
                  value={valueOf(view.sort ?? defaultRecipientSort)}
                  onValueChange={(value) => list.setView({ sort: sorts.find(([one]) => one === value)?.[2] })}
                />
              )}
            </Field>
          </FilterChoices>
        </div>
      </div>
      <div data-part="actions">
        <span data-part="count" role="status">
          {isReady && !state.isFiltering && describeCount(state.recipients.length, state.total)}
        </span>
        <span data-part="refresh">
          <RefreshButton state={state} onClick={list.refresh} />
        </span>
        <span data-part="add">{addButton}</span>
      </div>
    </div>
  );

  function describeCount(shown: number, total: number): string {
    if (shown < total) return fill(messages.shown, { shown: number(shown), total: number(total) });
    return plural(messages.total, total);
  }
}

function valueOf({ column, direction }: RecipientSort): string {
  return `${column} ${direction}`;
}

const sorts = (
  [
    ["sortNames", { column: "name", direction: "ascending" }],
    ["sortNamesBack", { column: "name", direction: "descending" }],
    ["sortNewest", { column: "updated", direction: "descending" }],
    ["sortOldest", { column: "updated", direction: "ascending" }],
    ["sortPaidLast", { column: "paid", direction: "descending" }],
    ["sortPaidFirst", { column: "paid", direction: "ascending" }],
  ] as const
).map(([key, sort]) => [valueOf(sort), key, sort] as const);
