"use client";

import { type ReactElement, type ReactNode, useId } from "react";

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** A line below the label. Only for cards and tiles. */
  readonly description?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface RadioGroupProps {
  readonly options: readonly RadioOption[];
  /** `undefined`: nothing is selected. */
  readonly value: string | undefined;
  readonly onValueChange: (value: string) => void;
  /** `cards`: options with descriptions. `segments`: two or three short labels. `tiles`: amounts that fill a row of their card. Default `cards`. */
  readonly appearance?: "cards" | "segments" | "tiles" | undefined;
}

/** A single choice of a few visible options. Put it into a `Field` with `group="radiogroup"`. */
export function RadioGroup({ options, value, onValueChange, appearance = "cards" }: RadioGroupProps): ReactElement {
  const id = useId();
  return (
    <div className="pk-RadioGroup" data-appearance={appearance}>
      {options.map((option, index) => (
        <label key={option.value} data-part="option" data-checked={option.value === value || undefined}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onValueChange(option.value)}
            aria-labelledby={`${id}label${index}`}
            aria-describedby={option.description ? `${id}description${index}` : undefined}
          />
          <span data-part="label" id={`${id}label${index}`}>
            {option.label}
          </span>
          {option.description && (
            <span data-part="description" id={`${id}description${index}`}>
              {option.description}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
