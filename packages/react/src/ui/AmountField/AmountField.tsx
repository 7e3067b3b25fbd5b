"use client";

import type { ReactElement, ReactNode, Ref } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { isNumeric } from "../../format/parseDecimal.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { Field, type FieldProps } from "../Field/Field.tsx";
import { Money } from "../Money/Money.tsx";
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
  /** Omits the amount with its digits in groups, because the form shows it elsewhere. Default false. */
  readonly isEchoHidden?: boolean | undefined;
  readonly elementRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * A text input for an exact amount. It stays text as it was typed, so that no digit is lost and the caret never moves. Below it,
 * a long amount is repeated as the locale writes it, because nobody can count its zeros.
 */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { label, error, need, help, currency, end, action, isEchoHidden = false, onValueChange, ...input } = props;
  const { locale } = useLocale();
  const echo = isEchoHidden ? undefined : echoOf(props.value, locale);
  return (
    <Field
      label={label}
      error={error}
      need={need}
      help={help}
      counter={echo === undefined ? undefined : <Echo value={echo} currency={currency} />}
    >
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

interface EchoProps extends Pick<AmountFieldProps, "currency"> {
  /** A decimal string. */
  readonly value: string;
}

function Echo({ value, currency }: EchoProps): ReactElement {
  const { locale } = useLocale();
  return (
    <span data-part="echo">
      {currency === undefined ? (
        <bdi>{formatDecimal({ value, locale })}</bdi>
      ) : (
        <Money value={value} currency={currency} />
      )}
    </span>
  );
}

/** Returns the amount if the locale groups its digits. A point is being typed before the digits that follow it. */
function echoOf(typed: string, locale: string): string | undefined {
  const value = typed.trim().replace(/\.$/, "");
  const [whole = ""] = value.split(".", 1);
  if (!isNumeric(value) || !/^\d{4}/.test(whole)) return undefined;
  return formatDecimal({ value: whole, locale }) === whole ? undefined : value;
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
