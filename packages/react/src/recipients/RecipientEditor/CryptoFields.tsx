"use client";

import { type ReactElement, useMemo } from "react";
import type { AddressCheck } from "../../chains/assessAddress.ts";
import type { AddressFormat } from "../../chains/checkAddress.ts";
import { useCountries } from "../../countries/useCountries.ts";
import { ListError } from "../../errors/ListError/ListError.tsx";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import type { Text } from "../../text/text.ts";
import { AddressGroups } from "../../ui/AddressGroups/AddressGroups.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Combobox } from "../../ui/Combobox/Combobox.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { enRecipientEditor } from "../messages.en.ts";
import type { UseRecipientEditorReturnType } from "../useRecipientEditor.ts";
import { describeProblem } from "./describeProblem.ts";
import { SameRecipient } from "./SameRecipient.tsx";

/** The fields of a crypto address and its check. */
export function CryptoFields({ editor }: { readonly editor: UseRecipientEditorReturnType }): ReactElement {
  const { recipientEditor: messages } = useText(enRecipientEditor);
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
      <Field label={messages.chain} need="required" error={describeProblem(problems.chain, messages)}>
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
        error={describeProblem(problems.crypto_address, messages) ?? describeAddress(address.check, messages)}
      >
        {(control) => <TextInput {...editor.getFieldProps("crypto_address")} {...control} format="code" />}
      </Field>
      <AddressResult editor={editor} />
      <Field label={messages.currency} need="required" error={describeProblem(problems.crypto_currency, messages)}>
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

/** Describes the problem of an address. Returns `undefined` if it has none. */
function describeAddress(check: AddressCheck, messages: Text["recipientEditor"]): string | undefined {
  if (check.status === "odd") {
    const characters = check.characters.map(({ character, codePoint, looksLike }) =>
      looksLike === undefined
        ? fillText(messages.oddCharacter, { character, codePoint })
        : fillText(messages.oddCharacterLike, { character, codePoint, like: looksLike }),
    );
    return fillText(messages.addressOdd, { characters: characters.join(", ") });
  }
  if (check.status !== "invalid") return undefined;
  if (check.actual) return fillText(messages.addressOther, { kind: messages[formatNames[check.actual]] });
  return check.problem === "checksum" ? messages.addressChecksum : messages.addressForm;
}

const formatNames = {
  bitcoin: "formatBitcoin",
  evm: "formatEvm",
  solana: "formatSolana",
  tron: "formatTron",
} as const satisfies Record<AddressFormat, keyof Text["recipientEditor"]>;

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
