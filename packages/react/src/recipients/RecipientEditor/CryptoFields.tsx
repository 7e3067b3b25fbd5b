"use client";

import { type ReactElement, useMemo } from "react";
import { useCountries } from "../../countries/useCountries.ts";
import { ListError } from "../../errors/ListError/ListError.tsx";
import { useText } from "../../locale/useText.ts";
import { AddressGroups } from "../../ui/AddressGroups/AddressGroups.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Combobox } from "../../ui/Combobox/Combobox.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { describeAddressCheck, describeRecipientProblem } from "../describeRecipientProblem.ts";
import { enRecipientEditor } from "../messages.en.ts";
import type { UseRecipientEditorReturnType } from "../useRecipientEditor.ts";
import { SameRecipient } from "./SameRecipient.tsx";

/** The fields of a crypto address and its check. */
export function CryptoFields({ editor }: { readonly editor: UseRecipientEditorReturnType }): ReactElement {
  const text = useText(enRecipientEditor);
  const { recipientEditor: messages } = text;
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
      <Field label={messages.chain} need="required" error={describeRecipientProblem(problems.chain, text)}>
        {(control) => (
          <Combobox
            {...control}
            listLabel={messages.chains}
            placeholder={messages.chainPlaceholder}
            options={chainOptions}
            value={values.chain || undefined}
            onValueChange={(chain) => editor.setField("chain", chain ?? "")}
            isLoading={chains.isLoading}
            loadError={chains.error && messages.chainsError}
          />
        )}
      </Field>
      <ListError options={chains} message={messages.chainsError} />
      <Field
        label={messages.address}
        help={messages.addressHelp}
        need="required"
        error={describeRecipientProblem(problems.crypto_address, text) ?? describeAddressCheck(address.check, text)}
      >
        {(control) => <TextInput {...editor.getFieldProps("crypto_address")} {...control} format="code" />}
      </Field>
      <AddressResult editor={editor} />
      <Field label={messages.currency} need="required" error={describeRecipientProblem(problems.crypto_currency, text)}>
        {(control) =>
          currencies.length === 0 ? (
            <TextInput {...control} {...editor.getFieldProps("crypto_currency")} autoCapitalize="characters" />
          ) : (
            <Select
              {...control}
              name="crypto_currency"
              placeholder={messages.currencyPlaceholder}
              options={currencies.map((currency) => ({ value: currency, label: currency }))}
              value={values.crypto_currency}
              onValueChange={(currency) => editor.setField("crypto_currency", currency)}
            />
          )
        }
      </Field>
      <Field label={messages.country} help={isNew ? messages.countryHelp : messages.countryKeptHelp} need="optional">
        {(control) => (
          <Combobox
            {...control}
            listLabel={messages.countries}
            placeholder={messages.countryPlaceholder}
            options={countryOptions}
            value={values.country || undefined}
            onValueChange={(country) => editor.setField("country", country ?? "")}
          />
        )}
      </Field>
    </>
  );
}

/** The address in groups that can be compared, and the result of its check. */
function AddressResult({ editor }: { readonly editor: UseRecipientEditorReturnType }): ReactElement {
  const { recipientEditor: messages, fill } = useText(enRecipientEditor);
  const { check, groups, lookalike, paste } = editor.address;
  // Also shown for an address with a wrong character, which a comparison with the source reveals.
  const isShown =
    check.status === "invalid"
      ? check.problem === "checksum"
      : check.status === "valid" || check.status === "unchecked";
  return (
    <div data-part="result" aria-live="polite">
      {isShown && (
        <div data-part="account" data-tone={check.status === "valid" && check.hasChecksum ? "success" : "neutral"}>
          <p data-part="caption">{messages.addressGroups}</p>
          <AddressGroups groups={groups} />
          {check.status === "valid" && (
            <p data-part="verdict">
              {check.hasChecksum && <Icon name="check" />}
              {check.hasChecksum ? messages.addressValid : messages.addressValidLoose}
            </p>
          )}
          {check.status === "unchecked" && <p data-part="verdict">{messages.addressUnchecked}</p>}
          {paste === "pasted" && <p data-part="verdict">{messages.pastedHelp}</p>}
        </div>
      )}
      {check.status === "valid" && check.isTestnet && <Callout tone="warn">{messages.addressTestnet}</Callout>}
      {paste === "swapped" && (
        <Callout tone="danger" title={messages.swappedTitle}>
          {messages.swappedHelp}
        </Callout>
      )}
      <SameRecipient editor={editor} />
      {lookalike?.kind === "similar" && (
        <Callout tone="danger" title={fill(messages.lookalikeTitle, { label: lookalike.label })}>
          {messages.lookalikeHelp}
        </Callout>
      )}
    </div>
  );
}
