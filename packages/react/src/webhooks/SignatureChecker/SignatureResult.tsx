"use client";

import { WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { formatDateTime } from "../../format/formatDateTime.ts";
import { numberFormat } from "../../format/intl.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { JsonView } from "../../ui/JsonView/JsonView.tsx";
import type { SignatureCheck } from "../checkSignature.ts";
import { enSignatureChecker } from "../messages.en.ts";

/** Shows whether a receiver would accept the delivery, and why. */
export function SignatureResult({ check }: { readonly check: SignatureCheck }): ReactElement {
  const { locale } = useLocale();
  const { signatureChecker: messages } = useText(enSignatureChecker);
  switch (check.kind) {
    case "genuine":
      return (
        <>
          <Callout tone="success" title={messages.genuine}>
            {fillText(messages.genuineHelp, {
              minutes: numberFormat(locale, {}).format(WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS / 60),
            })}
          </Callout>
          <JsonView label={messages.body} value={check.event} />
        </>
      );
    case "genuine_not_fresh":
      return (
        <>
          <Callout tone="warn" title={messages.notFresh}>
            {fillText(check.ageSeconds > 0 ? messages.tooOld : messages.tooNew, {
              time: formatDateTime({ timestamp: check.signedAt, locale, precision: "second" }),
            })}
          </Callout>
          <JsonView label={messages.body} value={check.event} />
        </>
      );
    case "refused":
      return (
        <Callout tone="danger" title={messages.refused}>
          <p>{messages[check.reason]}</p>
          {check.reason === "signature_mismatch" && (
            <p>{check.hint === undefined ? messages.otherReasons : messages[check.hint]}</p>
          )}
        </Callout>
      );
  }
}
