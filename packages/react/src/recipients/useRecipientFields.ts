"use client";

import type { Chain } from "@partner-kit/contract";
import type { ChangeEvent, ClipboardEvent } from "react";
import { cleanAccountNumber } from "../bankAccounts/cleanAccountNumber.ts";
import { cleanAddress } from "../chains/address.ts";
import type { Some } from "../provider/withDefaults.ts";
import type { RecipientProblems } from "./recipientProblems.ts";
import type { RecipientField, RecipientType, RecipientValues } from "./recipientValues.ts";
import type { UseRecipientFormReturnType } from "./useRecipientForm.ts";
import { currenciesOf } from "./useRecipientOptions.ts";

export interface UseRecipientFieldsParameters {
  readonly form: UseRecipientFormReturnType;
  readonly chains: readonly Chain[];
  /** The visible problems. */
  readonly problems: RecipientProblems;
  /** Receives pasted text. */
  readonly onAddressPaste: (text: string) => void;
}

/** Props of an input, a select or a text area. */
export interface RecipientFieldProps {
  readonly name: RecipientField;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
  readonly onPaste:
    | ((event: ClipboardEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void)
    | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface UseRecipientFieldsReturnType {
  readonly setField: (field: RecipientField, value: string) => void;
  /** Marks a field as visited, so that its problem is shown. */
  readonly leaveField: (field: RecipientField) => void;
  readonly setType: (type: RecipientType) => void;
  /** Sets the confirmation of the bank's name. Only effective if there is a name. */
  readonly confirm: (isConfirmed: boolean) => void;
  readonly getFieldProps: (field: RecipientField) => RecipientFieldProps;
  readonly getConfirmProps: () => {
    readonly type: "checkbox";
    readonly checked: boolean;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly "aria-invalid": true | undefined;
  };
}

/** The fields of the form: input, selection, paste and focus. */
export function useRecipientFields(parameters: UseRecipientFieldsParameters): UseRecipientFieldsReturnType {
  const { form, chains, problems, onAddressPaste } = parameters;
  const { values, verification, verifier } = form;
  const edit = (change: Some<RecipientValues>) => {
    form.setExtra({ reviewed: undefined });
    form.edit(change);
  };
  const setField = (field: RecipientField, value: string) => {
    edit({ [field]: value });
    if (field !== "chain") return;
    const offered = currenciesOf(chains, value);
    if (offered.length === 0 || offered.includes(values.crypto_currency)) return;
    // A currency that this chain does not support is cleared. A single supported one is selected.
    edit({ crypto_currency: offered.length === 1 ? offered[0] : "" });
  };
  const leaveField = (field: RecipientField) => {
    // The latest value, which may not be rendered yet.
    const value = form.draft.get().edits[field];
    const clean = value === undefined ? undefined : cleaners[field]?.(value);
    if (clean !== undefined && clean !== value) edit({ [field]: clean });
    form.touch(field);
    if (field === "account_number" && verification?.status === "waiting") verifier.verify();
  };

  // Without a name from the bank there is nothing to confirm, so the number is marked invalid.
  const isInvalid = (field: RecipientField) =>
    problems[field] !== undefined || (field === "account_number" && problems.confirmation === "unverified");

  return {
    setField,
    leaveField,
    confirm: verifier.confirm,
    setType: (type) => edit({ type }),
    getFieldProps: (field) => ({
      name: field,
      value: values[field],
      onChange: (event) => setField(field, event.target.value),
      onBlur: () => leaveField(field),
      onPaste: cleaners[field] && ((event) => paste(field, event)),
      "aria-invalid": isInvalid(field) || undefined,
    }),
    getConfirmProps: () => ({
      type: "checkbox",
      checked: verification?.status === "verified" && verification.isConfirmed,
      onChange: (event) => verifier.confirm(event.target.checked),
      "aria-invalid": problems.confirmation ? true : undefined,
    }),
  };

  function paste(field: RecipientField, event: Parameters<NonNullable<RecipientFieldProps["onPaste"]>>[0]): void {
    const { currentTarget } = event;
    // A select does not accept pasted text.
    if (!("selectionStart" in currentTarget)) return;
    const text = event.clipboardData.getData("text");
    const { value, selectionStart, selectionEnd } = currentTarget;
    const start = selectionStart ?? value.length;
    event.preventDefault();
    setField(field, value.slice(0, start) + (cleaners[field]?.(text) ?? text) + value.slice(selectionEnd ?? start));
    if (field === "crypto_address") onAddressPaste(text);
  }
}

const cleaners: { readonly [TField in RecipientField]?: (text: string) => string } = {
  account_number: cleanAccountNumber,
  crypto_address: cleanAddress,
};
