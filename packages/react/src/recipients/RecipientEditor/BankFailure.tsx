"use client";

import type { ReactElement } from "react";
import type { BankVerification } from "../../bankAccounts/BankVerification.ts";
import { describeError } from "../../errors/describeError.ts";
import { numberFormat } from "../../format/intl.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useClock } from "../../locale/useClock.ts";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { fillText } from "../../text/fillText.ts";
import { enErrors, enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout, type CalloutProps } from "../../ui/Callout/Callout.tsx";
import { enRecipientEditor } from "../messages.en.ts";

export interface BankFailureProps {
  readonly verification: Extract<BankVerification, { status: "failed" }>;
  readonly onRetry: () => void;
}

/** Explains why the verification failed and what to do. */
export function BankFailure({ verification, onRetry }: BankFailureProps): ReactElement {
  const { locale } = useLocale();
  const text = useText(enSession, enErrors, enRecipientEditor);
  const { recipientEditor: messages } = text;
  const { problem, error, retryAt } = verification;
  const seconds = useClock((now) => Math.max(0, Math.ceil(((retryAt ?? now) - now) / 1000))) ?? 0;
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
      case "rate": {
        const wait = numberFormat(locale, { style: "unit", unit: "second", unitDisplay: "long" }).format(seconds);
        return { tone: "warn", title: messages.rateTitle, children: fillText(messages.rateHelp, { wait }) };
      }
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
