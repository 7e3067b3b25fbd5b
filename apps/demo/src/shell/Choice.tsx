import { type ReactElement, useId } from "react";

export interface ChoiceProps<TValue extends string> {
  readonly label: string;
  readonly value: TValue;
  readonly options: readonly { readonly value: TValue; readonly label: string; readonly lang?: string }[];
  readonly onChange: (value: TValue) => void;
}

/** A group of radio buttons. */
export function Choice<TValue extends string>(props: ChoiceProps<TValue>): ReactElement {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className="app-choice">
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
