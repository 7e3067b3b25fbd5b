"use client";

import { type ReactElement, useContext, useMemo } from "react";
import { useCountries } from "../../countries/useCountries.ts";
import { describeError } from "../../errors/describeError.ts";
import { errorKind } from "../../errors/errorKind.ts";
import { SignIn } from "../../errors/SignIn/SignIn.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNotesContext } from "../../provider/AssumptionNotesContext.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { isLastingRefusal } from "../../session/permission.ts";
import { enErrors, enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Combobox } from "../../ui/Combobox/Combobox.tsx";
import type { ComboboxOption } from "../../ui/Combobox/createOptionSearch.ts";
import { Field, type FieldControl } from "../../ui/Field/Field.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { describeTravelRuleProblem } from "../describeTravelRuleProblem.ts";
import { enTravelRuleForm } from "../messages.en.ts";
import { needsSignIn, type TravelRuleSending } from "../travelRuleDrafts.ts";
import type { TravelRuleFormField, TravelRuleFormReady, UseTravelRuleFormReturnType } from "../useTravelRuleForm.ts";

export interface TravelRuleQuestionsProps {
  readonly form: UseTravelRuleFormReturnType;
  readonly formId: string;
  readonly state: TravelRuleFormReady;
}

/** The questions in the service's order, below the reason why the last submission failed. */
export function TravelRuleQuestions({ form, state, formId }: TravelRuleQuestionsProps): ReactElement {
  const text = useText(enSession, enTravelRuleForm);
  const { travelRuleForm: messages } = text;
  const { permission } = form;
  const countries = useCountries();
  const countryOptions = useMemo(
    () => countries.items.map(({ code, name }) => ({ value: code, label: name, detail: code })),
    [countries.items],
  );
  const refusal = describeRefusal(permission, text);
  const isKnown = permission.allowed || permission.reason !== "loading";

  return (
    <form id={formId} data-part="fields" {...form.getFormProps()}>
      {refusal !== undefined && isKnown && !needsSignIn(state.sending) && <Callout tone="refused">{refusal}</Callout>}
      <TravelRuleFailureNote sending={state.sending} onRetry={form.retry} />
      {state.stage === "submitted" && <p data-part="hint">{messages.againHelp}</p>}
      {/* Users cannot type what they may not send, but can still see what they typed before. */}
      <fieldset className="pk-Inputs" disabled={isLastingRefusal(permission) && !form.isDirty}>
        {groupFields(state.fields).map(({ isAboutSender, fields: [first, ...others] }) => (
          <fieldset key={first.name} data-part="section">
            {[first, ...others].some(({ isSent }) => isSent) && (
              <legend data-part="section-title">{isAboutSender ? messages.aboutSender : messages.aboutTransfer}</legend>
            )}
            {[first, ...others].map((field) => (
              <TravelRuleField key={field.name} form={form} field={field} countryOptions={countryOptions} />
            ))}
          </fieldset>
        ))}
      </fieldset>
      <p data-part="hint">{messages.privacy}</p>
    </form>
  );
}

interface TravelRuleFieldProps {
  readonly form: UseTravelRuleFormReturnType;
  readonly field: TravelRuleFormField;
  readonly countryOptions: readonly ComboboxOption[];
}

/** A question with the control for its type, or a note if this page does not send it. */
function TravelRuleField({ form, field, countryOptions }: TravelRuleFieldProps): ReactElement | null {
  const text = useText(enTravelRuleForm);
  const { travelRuleForm: messages } = text;
  const { name, label, isRequired, isSent, input, problem, value } = field;
  const hasNotes = useContext(AssumptionNotesContext);
  if (!isSent) {
    // Operators cannot change the settings of the proxy, and the service does not need this answer.
    if (name === "purpose" && !isRequired && !hasNotes) return null;
    return (
      <p data-part="unsent" data-field={name}>
        {label} · {name === "purpose" ? messages.purposeNotSent : messages.unknownNotSent}
      </p>
    );
  }
  return (
    <Field label={label} need={isRequired ? "required" : "optional"} error={describeTravelRuleProblem(problem, text)}>
      {renderControl}
    </Field>
  );

  function renderControl(control: FieldControl): ReactElement {
    switch (input.kind) {
      case "text":
        return <TextInput {...form.getFieldProps(name)} {...control} />;
      case "choice": {
        const { onChange: _, ...props } = form.getFieldProps(name);
        return (
          <Select
            {...props}
            {...control}
            placeholder={messages.choose}
            options={input.options}
            onValueChange={(chosen) => form.edit(name, chosen)}
          />
        );
      }
      case "country":
        return (
          <span data-field={name}>
            <Combobox
              {...control}
              listLabel={messages.countries}
              placeholder={messages.countryPlaceholder}
              options={countryOptions}
              value={value || undefined}
              onValueChange={(chosen) => form.edit(name, chosen ?? "")}
            />
          </span>
        );
    }
  }
}

interface FieldGroup {
  readonly isAboutSender: boolean;
  readonly fields: readonly [TravelRuleFormField, ...TravelRuleFormField[]];
}

/** Groups neighbouring questions about the same thing, without changing their order. */
function groupFields(fields: readonly TravelRuleFormField[]): readonly FieldGroup[] {
  const groups: FieldGroup[] = [];
  for (const field of fields) {
    const isAboutSender = field.name.startsWith("sender_");
    const last = groups.at(-1);
    if (last?.isAboutSender === isAboutSender) groups.splice(-1, 1, { isAboutSender, fields: [...last.fields, field] });
    else groups.push({ isAboutSender, fields: [field] });
  }
  return groups;
}

interface TravelRuleFailureNoteProps {
  readonly sending: TravelRuleSending;
  /** Reads session and deposit again. */
  readonly onRetry: () => void;
}

/** Explains why the submission failed and what to do. Renders nothing otherwise. */
function TravelRuleFailureNote({ sending, onRetry }: TravelRuleFailureNoteProps): ReactElement | null {
  const text = useText(enErrors, enTravelRuleForm);
  const { travelRuleForm: messages } = text;
  const signIn = (
    <>
      <SignIn />
      <Button onClick={onRetry}>{messages.signedIn}</Button>
    </>
  );
  if (sending.status === "uncertain") {
    return (
      <Callout
        tone="warn"
        role="alert"
        title={messages.uncertainTitle}
        actions={errorKind(sending.error) === "session" && signIn}
      >
        {messages.uncertainHelp}
      </Callout>
    );
  }
  if (sending.status !== "failed") return null;
  const { reason, error } = sending;
  const { title, help } = describe();
  return (
    <Callout tone="danger" role="alert" title={title} actions={reason === "session_expired" && signIn}>
      {help}
    </Callout>
  );

  function describe(): { readonly title: string; readonly help: string } {
    switch (reason) {
      case "session_expired":
        return { title: messages.sessionTitle, help: messages.sessionHelp };
      case "conflict":
        return { title: messages.conflictTitle, help: messages.conflictHelp };
      case "refused":
        return { title: messages.refusedTitle, help: messages.refusedHelp };
      default:
        return describeError(error, text);
    }
  }
}
