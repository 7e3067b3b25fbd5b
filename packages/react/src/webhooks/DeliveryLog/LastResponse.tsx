"use client";

import type { ReactElement } from "react";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillPlural } from "../../text/fillText.ts";
import type { DeliveryEntry } from "../../webhookHistory/historyEntries.ts";
import { enDeliveryLog } from "../messages.en.ts";

export type LastResponseProps = Pick<DeliveryEntry, "lastResponse" | "attempts">;

/** The receiver's last response and the number of attempts. */
export function LastResponse({ lastResponse, attempts }: LastResponseProps): ReactElement {
  const { locale } = useLocale();
  const { deliveryLog: messages } = useText(enDeliveryLog);
  const tried = attempts === undefined ? undefined : fillPlural({ forms: messages.attempts, count: attempts, locale });
  return (
    <span data-part="response">
      {lastResponse === undefined || attempts === 0 ? "–" : (lastResponse ?? messages.noAnswer)}
      {tried !== undefined && (
        <>
          {" · "}
          <span data-part="attempts">{tried}</span>
        </>
      )}
    </span>
  );
}
