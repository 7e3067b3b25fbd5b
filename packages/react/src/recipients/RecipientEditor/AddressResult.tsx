"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { enRecipientEditor } from "../messages.en.ts";
import type { UseRecipientEditorReturnType } from "../useRecipientEditor.ts";
import { AddressGroups } from "./AddressGroups.tsx";
import { SameRecipient } from "./SameRecipient.tsx";

/** The address in groups that can be compared, and the result of its check. */
export function AddressResult({ editor }: { readonly editor: UseRecipientEditorReturnType }): ReactElement {
  const { recipientEditor: messages } = useText(enRecipientEditor);
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
        <Callout tone="danger" title={fillText(messages.lookalikeTitle, { label: lookalike.label })}>
          {messages.lookalikeHelp}
        </Callout>
      )}
    </div>
  );
}
