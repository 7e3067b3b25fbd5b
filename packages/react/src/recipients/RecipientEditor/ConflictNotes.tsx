"use client";

import type { ReactElement } from "react";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import type { Text } from "../../text/text.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { enRecipientEditor } from "../messages.en.ts";
import type { RecipientEditorState } from "../RecipientEditorState.ts";
import type { RecipientUnit } from "../recipientForm.ts";
import type { UseRecipientEditorReturnType } from "../useRecipientEditor.ts";

export interface ConflictNotesProps {
  readonly editor: UseRecipientEditorReturnType;
  readonly state: Extract<RecipientEditorState, { status: "editing" }>;
}

/** Changes by another user: adopted, or to be resolved. */
export function ConflictNotes({ editor, state }: ConflictNotesProps): ReactElement {
  const { locale } = useLocale();
  const { recipientEditor: messages } = useText(enRecipientEditor);
  const { adopted, conflicts } = state;
  return (
    <div data-part="conflicts" role="status">
      {adopted.length > 0 && (
        <Callout tone="info" title={messages.adoptedTitle}>
          {fillText(messages.adoptedHelp, {
            fields: new Intl.ListFormat(locale).format(adopted.map((unit) => messages[unitNames[unit]])),
          })}
        </Callout>
      )}
      {conflicts.length > 0 && (
        <Callout tone="warn" title={messages.conflictTitle}>
          <p>{messages.conflictHelp}</p>
          {conflicts.map(({ unit, fields }) => (
            <fieldset key={unit} data-part="conflict">
              <legend>{messages[unitNames[unit]]}</legend>
              <dl data-part="names">
                <dt>{messages.theirs}</dt>
                <dd>{fields.map(({ theirs }) => theirs || messages.nothing).join(", ")}</dd>
                <dt>{messages.mine}</dt>
                <dd>{fields.map(({ mine }) => mine || messages.nothing).join(", ")}</dd>
              </dl>
              <div data-part="choices">
                <Button onClick={() => editor.resolveConflict(unit, "theirs")}>{messages.keepTheirs}</Button>
                <Button onClick={() => editor.resolveConflict(unit, "mine")}>{messages.keepMine}</Button>
              </div>
            </fieldset>
          ))}
        </Callout>
      )}
    </div>
  );
}

const unitNames = {
  label: "unitLabel",
  currency: "unitCurrency",
  bank: "unitBank",
  wallet: "unitWallet",
  country: "unitCountry",
} as const satisfies Record<RecipientUnit, keyof Text["recipientEditor"]>;
