"use client";

import type { ReactElement, ReactNode } from "react";
import { useText } from "../../locale/useText.ts";
import { RefreshButton } from "../../ui/Button/RefreshButton.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { RadioGroup } from "../../ui/RadioGroup/RadioGroup.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { enRecipientList } from "../messages.en.ts";
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
        <Field label={messages.search} isLabelHidden>
          {(control) => (
            <TextInput {...control} {...list.getSearchProps()} icon="search" placeholder={messages.search} />
          )}
        </Field>
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
              onValueChange={(type) => list.setView({ type: type === "fiat" || type === "crypto" ? type : undefined })}
            />
          )}
        </Field>
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
      </div>
      <div data-part="actions">
        <span data-part="count" role="status">
          {isReady && !state.isFiltering && describeCount(state.recipients.length, state.total)}
        </span>
        <RefreshButton state={state} onClick={list.refresh} />
        {addButton}
      </div>
    </div>
  );

  function describeCount(shown: number, total: number): string {
    if (shown < total) return fill(messages.shown, { shown: number(shown), total: number(total) });
    return plural(messages.total, total);
  }
}
