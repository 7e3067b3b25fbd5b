"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import type { Text } from "../../text/text.ts";
import { Combobox } from "../../ui/Combobox/Combobox.tsx";
import type { ComboboxOption } from "../../ui/Combobox/createOptionSearch.ts";
import { Field, type FieldControl } from "../../ui/Field/Field.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { enTravelRuleForm } from "../messages.en.ts";
import type { TravelRuleFormField, UseTravelRuleFormReturnType } from "../useTravelRuleForm.ts";

export interface TravelRuleFieldProps {
  readonly form: UseTravelRuleFormReturnType;
  readonly field: TravelRuleFormField;
  readonly countryOptions: readonly ComboboxOption[];
}

/** A question with the control for its type. */
export function TravelRuleField({ form, field, countryOptions }: TravelRuleFieldProps): ReactElement {
  const { travelRuleForm: messages } = useText(enTravelRuleForm);
  const { name, label, isRequired, isSent, input, problem, value } = field;
  return (
    <Field
      label={label}
      help={describeHelp(field, messages)}
      need={isSent ? needOf(isRequired) : undefined}
      error={problem && (problem === "required" ? messages.required : messages.tooLong)}
    >
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

function needOf(isRequired: boolean): "required" | "optional" {
  return isRequired ? "required" : "optional";
}

function describeHelp(
  { name, isSent, input }: TravelRuleFormField,
  messages: Text["travelRuleForm"],
): string | undefined {
  if (!isSent) return name === "purpose" ? messages.purposeNotSent : messages.unknownNotSent;
  return input.kind === "country" ? messages.countryHelp : undefined;
}
