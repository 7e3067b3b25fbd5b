"use client";

import { type ReactElement, useMemo } from "react";
import type { BankVerification } from "../../bankAccounts/createBankVerifier.ts";
import { bankKeywords } from "../../banks/banks.ts";
import { describeError } from "../../errors/describeError.ts";
import { ListError } from "../../errors/ListError/ListError.tsx";
import { formatDuration } from "../../format/formatDuration.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enErrors, enSession } from "../../text/messages.en.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout, type CalloutProps } from "../../ui/Callout/Callout.tsx";
import { Checkbox } from "../../ui/Checkbox/Checkbox.tsx";
import { Combobox } from "../../ui/Combobox/Combobox.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { Spinner } from "../../ui/Spinner/Spinner.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { describeRecipientProblem } from "../describeRecipientProblem.ts";
import { enRecipientEditor } from "../messages.en.ts";
import type { UseRecipientEditorReturnType } from "../useRecipientEditor.ts";
import { SameRecipient } from "./SameRecipient.tsx";

/** The fields of a bank account and its verification. */
export function BankFields({ editor }: { readonly editor: UseRecipientEditorReturnType }): ReactElement {
  const text = useText(enRecipientEditor);
  const { recipientEditor: messages } = text;
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
      <div data-part="row">
        <Field label={messages.bank} need="required" error={describeRecipientProblem(problems.bank_code, text)}>
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
        <Field label={messages.currency} need="required" error={describeRecipientProblem(problems.fiat_currency, text)}>
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
      </div>
      <ListError options={banks} message={messages.banksError} />
      <Field
        label={messages.accountNumber}
        help={canAsk ? messages.waiting : messages.accountNumberHelp}
        need="required"
        error={describeRecipientProblem(problems.account_number, text)}
      >
        {(control) => (
          <TextInput {...control} {...editor.getFieldProps("account_number")} format="code" inputMode="numeric" />
        )}
      </Field>
      <BankResult editor={editor} />
    </>
  );
}

interface BankResultProps {
  readonly editor: UseRecipientEditorReturnType;
}

/** The account holder that the bank returned, to be confirmed, or why there is no name. Announced to screen readers. */
function BankResult({ editor }: BankResultProps): ReactElement {
  return (
    <div data-part="result" aria-live="polite">
      <Verification editor={editor} />
      <SameRecipient editor={editor} />
    </div>
  );
}

function Verification({ editor }: BankResultProps): ReactElement | null {
  const text = useText(enRecipientEditor);
  const { recipientEditor: messages } = text;
  const { bank, problems, values } = editor;
  const { verification } = bank;
  if (!verification) {
    if (bank.expectedName === "") return null;
    return (
      <div data-part="account" data-tone="neutral">
        <p data-part="caption">{messages.savedAccount}</p>
        <p data-part="name">{bank.expectedName}</p>
      </div>
    );
  }
  const isTooSoon = problems.confirmation === "unverified" && verification.status !== "failed";
  switch (verification.status) {
    case "incomplete":
      return isTooSoon && !problems.account_number && !problems.bank_code ? <Needed /> : null;
    case "waiting":
      return isTooSoon ? <Needed /> : null;
    case "verifying":
      return (
        <p data-part="verifying">
          <Spinner /> {messages.verifying}
        </p>
      );
    case "failed":
      return <BankFailure verification={verification} onRetry={bank.verify} />;
    case "verified":
      return (
        <div data-part="account" data-tone={bank.match === "differs" ? "warn" : "success"}>
          {bank.match === "differs" ? (
            <Callout tone="warn" title={messages.differsTitle}>
              {messages.differsHelp}
            </Callout>
          ) : (
            <p data-part="caption">{messages.verifiedTitle}</p>
          )}
          {bank.match === "differs" ? (
            <dl data-part="names">
              <dt>{messages.expected}</dt>
              <dd>{values.expected_name}</dd>
              <dt>{messages.bankSays}</dt>
              <dd data-part="name">{verification.accountName}</dd>
            </dl>
          ) : (
            <p data-part="name">
              {verification.accountName}{" "}
              {bank.match === "matches" && (
                <Badge tone={statusTones.recipientEditor.verifiedMatches}>{messages.verifiedMatches}</Badge>
              )}
            </p>
          )}
          <Checkbox
            label={messages.confirm}
            isChecked={verification.isConfirmed}
            onCheckedChange={editor.confirm}
            error={describeRecipientProblem(problems.confirmation, text)}
          />
        </div>
      );
  }
}

function Needed(): ReactElement {
  const { recipientEditor: messages } = useText(enRecipientEditor);
  return <Callout tone="danger">{messages.unverified}</Callout>;
}

interface BankFailureProps {
  readonly verification: Extract<BankVerification, { status: "failed" }>;
  readonly onRetry: () => void;
}

/** Explains why the verification failed and what to do. */
function BankFailure({ verification, onRetry }: BankFailureProps): ReactElement {
  const text = useText(enSession, enErrors, enRecipientEditor);
  const { recipientEditor: messages } = text;
  const { problem, error, retryAt } = verification;
  const actions = problem !== "notFound" && problem !== "rate" && (
    <Button icon="refresh" onClick={onRetry}>
      {messages.verifyAgain}
    </Button>
  );
  return <Callout {...describe()} actions={actions} />;

  function describe(): CalloutProps {
    switch (problem) {
      case "notFound":
        return { tone: "danger", title: messages.notFoundTitle, children: messages.notFoundHelp };
      case "notAllowed":
        return { tone: "warn", title: messages.notAllowedTitle, children: messages.notAllowedHelp };
      case "rate":
        return { tone: "warn", title: messages.rateTitle, children: <RetryTime at={retryAt} /> };
      case "down":
        return { tone: "danger", title: messages.downTitle, children: messages.downHelp };
      case "permission": {
        const { title, help } = describeError(error, text);
        const refusal =
          error.name === "PermissionError"
            ? describeRefusal({ allowed: false, reason: error.reason, scope: error.scope }, text)
            : undefined;
        return { tone: "warn", title, children: refusal ?? help };
      }
    }
  }
}

/** The time until the next try. A timer, because the announced result around it would be read again every second. */
function RetryTime({ at }: { readonly at: number | undefined }): ReactElement {
  const { recipientEditor: messages, locale, fill } = useText(enRecipientEditor);
  const seconds = useClock((now) => Math.max(0, Math.ceil(((at ?? now) - now) / 1000))) ?? 0;
  return <span role="timer">{fill(messages.rateHelp, { wait: formatDuration({ seconds, locale }) })}</span>;
}
