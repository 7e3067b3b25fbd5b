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

/** What somebody else has changed meanwhile: taken over, or to be decided. */
export function ConflictNotes({ editor, state }: ConflictNotesProps): ReactElement {
  const { locale } = useLocale();
  const { recipientEditor: words } = useText(enRecipientEditor);
  const { adopted, conflicts } = state;
  return (
    <div data-part="conflicts" role="status">
      {adopted.length > 0 && (
        <Callout tone="info" title={words.adoptedTitle}>
          {fillText(words.adoptedHelp, {
            fields: new Intl.ListFormat(locale).format(adopted.map((unit) => words[unitNames[unit]])),
          })}
        </Callout>
      )}
      {conflicts.length > 0 && (
        <Callout tone="warn" title={words.conflictTitle}>
          <p>{words.conflictHelp}</p>
          {conflicts.map(({ unit, fields }) => (
            <fieldset key={unit} data-part="conflict">
              <legend>{words[unitNames[unit]]}</legend>
              <dl data-part="names">
                <dt>{words.theirs}</dt>
                <dd>{fields.map(({ theirs }) => theirs || words.nothing).join(", ")}</dd>
                <dt>{words.mine}</dt>
                <dd>{fields.map(({ mine }) => mine || words.nothing).join(", ")}</dd>
              </dl>
              <div data-part="choices">
                <Button onClick={() => editor.resolveConflict(unit, "theirs")}>{words.keepTheirs}</Button>
                <Button onClick={() => editor.resolveConflict(unit, "mine")}>{words.keepMine}</Button>
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
