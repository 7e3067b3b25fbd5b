"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Checkbox } from "../../ui/Checkbox/Checkbox.tsx";
import { Spinner } from "../../ui/Spinner/Spinner.tsx";
import { enRecipientEditor } from "../messages.en.ts";
import type { UseRecipientEditorReturnType } from "../useRecipientEditor.ts";
import { BankFailure } from "./BankFailure.tsx";
import { SameRecipient } from "./SameRecipient.tsx";

export interface BankResultProps {
  readonly editor: UseRecipientEditorReturnType;
}

/** The account holder that the bank returned, to be confirmed, or why there is no name. Announced to screen readers. */
export function BankResult({ editor }: BankResultProps): ReactElement {
  return (
    <div data-part="result" aria-live="polite">
      <Verification editor={editor} />
      <SameRecipient editor={editor} />
    </div>
  );
}

function Verification({ editor }: BankResultProps): ReactElement | null {
  const { recipientEditor: messages } = useText(enRecipientEditor);
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
              {bank.match === "matches" && <Badge tone="success">{messages.verifiedMatches}</Badge>}
            </p>
          )}
          <Checkbox
            label={messages.confirm}
            isChecked={verification.isConfirmed}
            onCheckedChange={editor.confirm}
            error={problems.confirmation && messages.unconfirmed}
          />
        </div>
      );
  }
}

function Needed(): ReactElement {
  const { recipientEditor: messages } = useText(enRecipientEditor);
  return <Callout tone="danger">{messages.unverified}</Callout>;
}
