"use client";

import { type ReactElement, useId } from "react";
import { Checkbox } from "../Checkbox/Checkbox.tsx";

export interface CheckboxOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly disabledReason?: string | undefined;
}

export interface CheckboxOptionGroup {
  /** Label of the checkbox that selects all options of the group. */
  readonly label: string;
  readonly description?: string | undefined;
  readonly options: readonly CheckboxOption[];
}

export interface CheckboxGroupProps {
  readonly groups: readonly CheckboxOptionGroup[];
  readonly values: readonly string[];
  /** Receives the values in the order of the options. Values without an option stay at the end. */
  readonly onValuesChange: (values: readonly string[]) => void;
}

/** A multiple choice under headings. Put it into a `Field` with `group="group"`. */
export function CheckboxGroup({ groups, values, onValuesChange }: CheckboxGroupProps): ReactElement {
  const id = useId();
  const chosen = new Set(values);

  const change = (changed: readonly string[], isChecked: boolean) => {
    const next = new Set(values);
    for (const value of changed) {
      if (isChecked) next.add(value);
      else next.delete(value);
    }
    const known = groups.flatMap(({ options }) => options.map(({ value }) => value));
    const unknown = values.filter((value) => !known.includes(value));
    onValuesChange([...known.filter((value) => next.has(value)), ...unknown]);
  };

  return (
    <div className="pk-CheckboxGroup">
      {groups.map(({ label, description, options }, index) => {
        const free = options.filter(({ disabledReason }) => disabledReason === undefined);
        const count = options.filter(({ value }) => chosen.has(value)).length;
        const isAll = count === options.length;
        const headingId = `${id}${index}`;
        return (
          <fieldset key={label} data-part="group" aria-labelledby={headingId}>
            <div data-part="heading">
              <Checkbox
                label={<span id={headingId}>{label}</span>}
                description={description}
                isChecked={isAll}
                isIndeterminate={count > 0 && !isAll}
                disabledReason={free.length === 0 ? options[0]?.disabledReason : undefined}
                onCheckedChange={() => {
                  const isEveryFreeOneChosen = free.every(({ value }) => chosen.has(value));
                  change(
                    free.map(({ value }) => value),
                    !isEveryFreeOneChosen,
                  );
                }}
              />
            </div>
            {options.map(({ value, ...option }) => (
              <Checkbox
                key={value}
                {...option}
                isChecked={chosen.has(value)}
                onCheckedChange={(isChecked) => change([value], isChecked)}
              />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
