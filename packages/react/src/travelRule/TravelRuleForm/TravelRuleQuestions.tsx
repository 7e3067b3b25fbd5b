"use client";

import { type ReactElement, useMemo } from "react";
import { useCountries } from "../../countries/useCountries.ts";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { isLastingRefusal } from "../../session/permission.ts";
import { enSession } from "../../text/messages.en.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { enTravelRuleForm } from "../messages.en.ts";
import { needsSignIn } from "../travelRuleDrafts.ts";
import type { TravelRuleFormReady, UseTravelRuleFormReturnType } from "../useTravelRuleForm.ts";
import { TravelRuleFailureNote } from "./TravelRuleFailureNote.tsx";
import { TravelRuleField } from "./TravelRuleField.tsx";

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
      {refusal !== undefined && isKnown && !needsSignIn(state.sending) && <Callout tone="warn">{refusal}</Callout>}
      <TravelRuleFailureNote sending={state.sending} onSignedIn={form.retry} />
      {state.stage === "submitted" && <p data-part="hint">{messages.againHelp}</p>}
      {/* Users cannot type what they may not send, but can still see what they typed before. */}
      <fieldset className="pk-Inputs" disabled={isLastingRefusal(permission) && !form.isDirty}>
        {state.fields.map((field) => (
          <TravelRuleField key={field.name} form={form} field={field} countryOptions={countryOptions} />
        ))}
      </fieldset>
      <p data-part="hint">{messages.privacy}</p>
    </form>
  );
}
