"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { isLastingRefusal } from "../../session/permission.ts";
import { enSession } from "../../text/messages.en.ts";
import type { Text } from "../../text/text.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { RadioGroup } from "../../ui/RadioGroup/RadioGroup.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { describeRecipientProblem } from "../describeRecipientProblem.ts";
import { enRecipientEditor } from "../messages.en.ts";
import type { RecipientEditorState } from "../RecipientEditorState.ts";
import type { RecipientUnit } from "../recipientForm.ts";
import type { UseRecipientEditorReturnType } from "../useRecipientEditor.ts";
import { BankFields } from "./BankFields.tsx";
import { CryptoFields } from "./CryptoFields.tsx";
import { SaveFailure } from "./SaveFailure.tsx";

export interface RecipientFormProps {
  readonly editor: UseRecipientEditorReturnType;
  readonly formId: string;
  readonly state: Extract<RecipientEditorState, { status: "editing" }>;
}

/** The fields, below notes that matter first. */
export function RecipientForm({ editor, state, formId }: RecipientFormProps): ReactElement {
  const text = useText(enSession, enRecipientEditor);
  const { recipientEditor: messages } = text;
  const { values, problems, permission } = editor;
  const isKnown = permission.allowed || permission.reason !== "loading";

  return (
    <form id={formId} data-part="fields" {...editor.getFormProps()}>
      {!permission.allowed && isKnown && <Callout tone="refused">{describeRefusal(permission, text)}</Callout>}
      {editor.isRestored && (
        <Callout
          tone="info"
          title={messages.restored}
          actions={<Button onClick={editor.discard}>{messages.discard}</Button>}
        >
          {messages.restoredHelp}
        </Callout>
      )}
      {state.failure && <SaveFailure failure={state.failure} type={values.type} />}
      <ConflictNotes editor={editor} state={state} />
      {/* Users cannot type what they may not save, but can still see what they typed before. */}
      <fieldset className="pk-Inputs" disabled={isLastingRefusal(permission) && !editor.isDirty}>
        {editor.isNew && (
          <Field label={messages.type} group="radiogroup">
            {() => (
              <RadioGroup
                appearance="segments"
                options={[
                  { value: "fiat", label: messages.fiat },
                  { value: "crypto", label: messages.crypto },
                ]}
                value={values.type}
                onValueChange={(type) => editor.setType(type === "crypto" ? "crypto" : "fiat")}
              />
            )}
          </Field>
        )}
        <Field
          label={messages.label}
          help={messages.labelHelp}
          need="required"
          error={describeRecipientProblem(problems.label, text)}
        >
          {(control) => <TextInput {...control} {...editor.getFieldProps("label")} autoComplete="off" />}
        </Field>
        {values.type === "fiat" ? <BankFields editor={editor} /> : <CryptoFields editor={editor} />}
      </fieldset>
    </form>
  );
}

interface ConflictNotesProps {
  readonly editor: UseRecipientEditorReturnType;
  readonly state: Extract<RecipientEditorState, { status: "editing" }>;
}

/** Changes by another user: adopted, or to be resolved. */
function ConflictNotes({ editor, state }: ConflictNotesProps): ReactElement {
  const { recipientEditor: messages, join, fill } = useText(enRecipientEditor);
  const { adopted, conflicts } = state;
  return (
    <div data-part="conflicts" role="status">
      {adopted.length > 0 && (
        <Callout tone="info" title={messages.adoptedTitle}>
          {fill(messages.adoptedHelp, {
            fields: join(adopted.map((unit) => messages[unitNames[unit]])),
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
