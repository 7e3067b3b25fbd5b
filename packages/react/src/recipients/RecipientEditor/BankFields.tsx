"use client";

import { type ReactElement, useMemo } from "react";
import { bankKeywords } from "../../banks/bankKeywords.ts";
import { ListError } from "../../errors/ListError/ListError.tsx";
import { useText } from "../../locale/useText.ts";
import { Combobox } from "../../ui/Combobox/Combobox.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { enRecipientEditor } from "../messages.en.ts";
import type { UseRecipientEditorReturnType } from "../useRecipientEditor.ts";
import { BankResult } from "./BankResult.tsx";
import { describeProblem } from "./describeProblem.ts";

/** The fields of a bank account and its verification. */
export function BankFields({ editor }: { readonly editor: UseRecipientEditorReturnType }): ReactElement {
  const { recipientEditor: messages } = useText(enRecipientEditor);
  const { values, problems, banks, bank, currencies, isNew } = editor;
  const options = useMemo(
    () =>
      banks.items.map((one) => ({
        value: one.bank_code,
        label: one.bank_name,
        detail: one.bank_code,
        keywords: bankKeywords(one),
      })),
    [banks.items],
  );
  const canAsk = bank.verification?.status === "waiting" && !bank.verification.isComplete;

  return (
    <>
      {isNew && (
        <Field label={messages.expectedName} help={messages.expectedNameHelp} need="optional">
          {(control) => <TextInput {...control} {...editor.getFieldProps("expected_name")} autoComplete="off" />}
        </Field>
      )}
      <Field label={messages.bank} need="required" error={describeProblem(problems.bank_code, messages)}>
        {(control) => (
          <Combobox
            {...control}
            listLabel={messages.banks}
            placeholder={messages.bankPlaceholder}
            options={options}
            value={values.bank_code || undefined}
            onValueChange={(code) => editor.setField("bank_code", code ?? "")}
            isLoading={banks.isLoading}
            loadError={banks.error && messages.banksError}
          />
        )}
      </Field>
      <ListError options={banks} message={messages.banksError} />
      <Field
        label={messages.accountNumber}
        help={canAsk ? messages.waiting : messages.accountNumberHelp}
        need="required"
        error={describeProblem(problems.account_number, messages)}
      >
        {(control) => (
          <TextInput {...control} {...editor.getFieldProps("account_number")} format="code" inputMode="numeric" />
        )}
      </Field>
      <BankResult editor={editor} />
      <Field label={messages.currency} need="required" error={describeProblem(problems.fiat_currency, messages)}>
        {(control) => (
          <Select
            {...control}
            name="fiat_currency"
            options={currencies.map((currency) => ({ value: currency, label: currency }))}
            value={values.fiat_currency}
            onValueChange={(currency) => editor.setField("fiat_currency", currency)}
          />
        )}
      </Field>
    </>
  );
}
