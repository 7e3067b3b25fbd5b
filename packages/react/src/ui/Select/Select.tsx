"use client";

import type { ReactElement, Ref, SelectHTMLAttributes } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { type SelectElementProps, usePrimitives } from "../primitives/Primitives.ts";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

export interface SelectProps
  extends Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    "children" | "className" | "color" | "size" | "style" | "value" | "onChange"
  > {
  readonly options: readonly SelectOption[];
  /** `""`: nothing is selected. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The first, muted option for an empty value, such as “Choose a chain”. An option for “All” belongs into `options`. */
  readonly placeholder?: string | undefined;
  readonly elementRef?: Ref<HTMLSelectElement> | undefined;
}

/** A single choice of a few options, with the browser's native list. */
export function Select({ options, onValueChange, placeholder, elementRef, ...attributes }: SelectProps): ReactElement {
  const { Select: Element = SelectElement } = usePrimitives();
  return (
    <Element {...attributes} elementRef={elementRef} onChange={(event) => onValueChange(event.target.value)}>
      {placeholder !== undefined && (
        <option value="" data-part="placeholder">
          {placeholder}
        </option>
      )}
      {options.map(({ value, label, isDisabled }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {label}
        </option>
      ))}
    </Element>
  );
}

/** The kit's default select. */
function SelectElement({ elementRef, ...rest }: SelectElementProps): ReactElement {
  return (
    <span className="pk-SelectFrame">
      <select {...rest} ref={elementRef} className="pk-Select" />
      <Icon name="chevronDown" />
    </span>
  );
}
