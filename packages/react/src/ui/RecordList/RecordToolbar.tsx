"use client";

import type { ChangeEvent, KeyboardEvent, ReactElement, ReactNode } from "react";
import type { DateView } from "../../format/dateRange.ts";
import type { DateFieldProps } from "../../locale/useDateFilter.ts";
import { Button } from "../Button/Button.tsx";
import { RefreshButton, type RefreshButtonProps } from "../Button/RefreshButton.tsx";
import { DateFields } from "../DateFilter/DateFilter.tsx";
import { Field } from "../Field/Field.tsx";
import { TextInput } from "../TextInput/TextInput.tsx";

export interface RecordToolbarProps {
  /** Receives the button of the download, for a place beside the filters. `undefined` without a list. */
  readonly renderFilters: ((save: ReactNode) => ReactNode) | undefined;
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    readonly props: {
      readonly type: "search";
      readonly value: string;
      readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
      readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
    };
  };
  /** How many records are shown. `undefined` until it is known. */
  readonly count: string | undefined;
  readonly save: { readonly label: string; readonly isDisabled: boolean; readonly onSave: () => void };
  readonly refresh: Pick<RefreshButtonProps, "state" | "onClick">;
  readonly view: DateView;
  readonly getDateFieldProps: (field: "from" | "to") => DateFieldProps;
}

/** The search, the filters and the actions of a list of records. */
export function RecordToolbar(props: RecordToolbarProps): ReactElement {
  const { renderFilters, search, count, save, refresh, view, getDateFieldProps } = props;
  return (
    <div data-part="toolbar">
      {/* The search comes first, as in all lists. */}
      <Field label={search.label} isLabelHidden>
        {(control) => <TextInput {...control} {...search.props} icon="search" placeholder={search.placeholder} />}
      </Field>
      {renderFilters && <div data-part="filters">{renderFilters(renderSave(false))}</div>}
      {renderFilters && (
        <div data-part="actions">
          <span data-part="count" role="status">
            {count}
          </span>
          <span data-part="save">{renderSave(true)}</span>
          <RefreshButton type="button" {...refresh} />
        </div>
      )}
      {renderFilters && <DateFields view={view} getDateFieldProps={getDateFieldProps} />}
    </div>
  );

  function renderSave(iconOnly: boolean): ReactElement {
    return (
      <Button variant="quiet" icon="download" iconOnly={iconOnly} disabled={save.isDisabled} onClick={save.onSave}>
        {save.label}
      </Button>
    );
  }
}
