"use client";

import { type ReactElement, useMemo } from "react";
import { useCountries } from "../../countries/useCountries.ts";
import { ListError } from "../../errors/ListError/ListError.tsx";
import { useText } from "../../locale/useText.ts";
import { Combobox } from "../../ui/Combobox/Combobox.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { enRecipientEditor } from "../messages.en.ts";
import type { UseRecipientEditorReturnType } from "../useRecipientEditor.ts";
import { AddressAnswer } from "./AddressAnswer.tsx";
import { describeAddress } from "./describeAddress.ts";
import { describeProblem } from "./describeProblem.ts";

export interface CryptoFieldsProps {
  readonly editor: UseRecipientEditorReturnType;
}

/** The fields of a crypto address, and what can be told of it. */
export function CryptoFields({ editor }: CryptoFieldsProps): ReactElement {
  const { recipientEditor: words } = useText(enRecipientEditor);
  const countries = useCountries();
  const { values, problems, chains, currencies, address, isNew } = editor;
  const chainOptions = useMemo(
    () => chains.items.map(({ chain, name }) => ({ value: chain, label: name ?? chain, keywords: chain })),
    [chains.items],
  );
  const countryOptions = useMemo(
    () => countries.items.map(({ code, name }) => ({ value: code, label: name, detail: code })),
    [countries.items],
  );

  return (
    <>
      <Field label={words.chain} need="required" error={describeProblem(problems.chain, words)}>
        {(control) => (
          <Combobox
            {...control}
            listLabel={words.chains}
            placeholder={words.chainPlaceholder}
            options={chainOptions}
            value={values.chain || undefined}
            onValueChange={(chain) => editor.setField("chain", chain ?? "")}
            isLoading={chains.isLoading}
            loadError={chains.error && words.chainsError}
          />
        )}
      </Field>
      <ListError options={chains} message={words.chainsError} />
      <Field
        label={words.address}
        help={words.addressHelp}
        need="required"
        error={describeProblem(problems.crypto_address, words) ?? describeAddress(address.check, words)}
      >
        {(control) => <TextInput {...editor.getFieldProps("crypto_address")} {...control} format="code" />}
      </Field>
      <AddressAnswer editor={editor} />
      <Field label={words.currency} need="required" error={describeProblem(problems.crypto_currency, words)}>
        {(control) =>
          currencies.length === 0 ? (
            <TextInput {...control} {...editor.getFieldProps("crypto_currency")} autoCapitalize="characters" />
          ) : (
            <Select
              {...control}
              name="crypto_currency"
              placeholder={words.currencyPlaceholder}
              options={currencies.map((currency) => ({ value: currency, label: currency }))}
              value={values.crypto_currency}
              onValueChange={(currency) => editor.setField("crypto_currency", currency)}
            />
          )
        }
      </Field>
      <Field label={words.country} help={isNew ? words.countryHelp : words.countryKeptHelp} need="optional">
        {(control) => (
          <Combobox
            {...control}
            listLabel={words.countries}
            placeholder={words.countryPlaceholder}
            options={countryOptions}
            value={values.country || undefined}
            onValueChange={(country) => editor.setField("country", country ?? "")}
          />
        )}
      </Field>
    </>
  );
}
