"use client";

import type { ReactElement } from "react";
import { Field } from "../Field/Field.tsx";
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
