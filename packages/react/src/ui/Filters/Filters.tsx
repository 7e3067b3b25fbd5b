"use client";

import type { ReactElement, ReactNode } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button } from "../Button/Button.tsx";
import { Field } from "../Field/Field.tsx";
import { Popover } from "../Popover/Popover.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { Select } from "../Select/Select.tsx";

export interface FilterProps<TValue extends string> {
  /** Accessible name. */
  readonly label: string;
  /** Label of the option that filters nothing. */
  readonly all: string;
  readonly options: readonly { readonly value: TValue; readonly label: string }[];
  /** `undefined`: filters nothing. */
  readonly value: TValue | undefined;
  readonly onValueChange: (value: TValue | undefined) => void;
}

/** A filter of a list by two or three values, which are all visible. */
export function FilterSegments<TValue extends string>(props: FilterProps<TValue>): ReactElement {
  const { label, all, options, value = "all", onValueChange } = props;
  return (
    <Field label={label} isLabelHidden group="radiogroup">
      {() => (
        <RadioGroup
          appearance="segments"
          options={[{ value: "all", label: all }, ...options]}
          value={value}
          onValueChange={(chosen) => onValueChange(options.find((option) => option.value === chosen)?.value)}
        />
      )}
    </Field>
  );
}

/** A filter of a list by one of many values. */
export function FilterSelect<TValue extends string>(props: FilterProps<TValue>): ReactElement {
  const { label, all, options, value = "", onValueChange } = props;
  return (
    <Field label={label} isLabelHidden>
      {(control) => (
        <Select
          {...control}
          options={[{ value: "", label: all }, ...options]}
          value={value}
          onValueChange={(chosen) => onValueChange(options.find((option) => option.value === chosen)?.value)}
        />
      )}
    </Field>
  );
}

export interface FilterChoicesProps {
  /** Number of filters that are set. */
  readonly active: number;
  /** Shown below the filters if the container is too narrow for them elsewhere. */
  readonly actions?: ReactNode;
  /** The filters that a wide container shows beside the button. Default: all, without the button. */
  readonly shortcuts?: ReactNode;
  /** All filters. */
  readonly children: ReactNode;
}

/** The selects of a list. In a narrow container, a button with the number of active filters opens them. */
export function FilterChoices({ active, actions, shortcuts, children }: FilterChoicesProps): ReactElement {
  const { ui: messages, fill, number } = useText(enUi);
  return (
    <div className="pk-Filters" data-shortcuts={shortcuts === undefined ? undefined : ""}>
      <div data-part="selects">{shortcuts ?? children}</div>
      <div data-part="button">
        <Popover
          label={messages.filters}
          trigger={(trigger) => (
            <Button {...trigger}>
              {active === 0 ? messages.filters : fill(messages.filtersActive, { count: number(active) })}
            </Button>
          )}
        >
          {() => (
            <div data-part="fields">
              {children}
              {actions !== undefined && <div data-part="narrowActions">{actions}</div>}
            </div>
          )}
        </Popover>
      </div>
    </div>
  );
}
