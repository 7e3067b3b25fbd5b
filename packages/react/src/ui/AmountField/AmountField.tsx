"use client";

import type { ReactElement, ReactNode, Ref } from "react";
import { Field, type FieldProps } from "../Field/Field.tsx";
import { TextInput } from "../TextInput/TextInput.tsx";

export interface AmountFieldProps extends Pick<FieldProps, "label" | "error" | "need"> {
  readonly name: string;
  /** The amount as it was typed. */
  readonly value: string;
  /** Receives the text after `cleanAmount`. */
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Currency code, shown at the end of the input. */
  readonly currency?: string | undefined;
  /** Shown at the end of the input instead of the currency, such as a button that changes it. */
  readonly end?: ReactNode;
  /** A small button after the currency, such as one that fills in all of the balance. */
  readonly action?: ReactNode;
  readonly readOnly?: boolean | undefined;
  /** Below the input, such as the available balance. */
  readonly help?: ReactNode;
  readonly elementRef?: Ref<HTMLInputElement> | undefined;
}

/** A text input for an exact amount. It stays text, so that no digit is lost. */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { label, error, need, help, currency, end, action, onValueChange, ...input } = props;
  return (
    <Field label={label} error={error} need={need} help={help}>
      {(control) => (
        <span className="pk-AmountField" data-action={Boolean(action) || undefined}>
          <TextInput
            {...input}
            {...control}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            end={
              end ??
              (currency !== undefined && (
                <>
                  <bdi>{currency}</bdi>
                  {action}
                </>
              ))
            }
            onChange={({ target }) => onValueChange(cleanAmount(target.value))}
          />
        </span>
      )}
    </Field>
  );
}

/**
 * Removes spaces and converts Arabic-Indic digits and their decimal point. Keeps everything else, such as a comma, because
 * “1,250” can mean two amounts.
 */
export function cleanAmount(text: string): string {
  return text
    .replaceAll(/[\s\u200e\u200f]/g, "")
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll("٫", ".");
}
