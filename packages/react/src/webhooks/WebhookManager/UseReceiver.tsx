"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { LongCode } from "../../ui/LongCode/LongCode.tsx";
import { enWebhookHealth } from "../messages.en.ts";

export interface UseReceiverProps {
  /** URL of the proxy's receiver. */
  readonly url: string;
  readonly onUse: (url: string) => void;
}

/** Offers the proxy's receiver as the URL of an endpoint. */
export function UseReceiver({ url, onUse }: UseReceiverProps): ReactElement {
  const { webhookHealth: messages } = useText(enWebhookHealth);
  return (
    <div className="pk-UseReceiver">
      <Button
        onClick={({ currentTarget: { form } }) => {
          onUse(url);
          // The button disappears after its use.
          form?.querySelector<HTMLElement>('[name="url"]')?.focus();
        }}
      >
        {messages.useReceiver}
      </Button>
      <p>
        <LongCode text={url} /> {messages.receiverHelp}
      </p>
    </div>
  );
}
