"use client";

import type { ReactElement } from "react";
import type { UseCountriesReturnType } from "../../countries/useCountries.ts";
import { ListError } from "../../errors/ListError/ListError.tsx";
import { useText } from "../../locale/useText.ts";
import { enErrors } from "../../text/messages.en.ts";
import type { Text } from "../../text/text.ts";
import { Combobox } from "../../ui/Combobox/Combobox.tsx";
import type { ComboboxOption } from "../../ui/Combobox/ComboboxOption.ts";
import { Field, type FieldControl } from "../../ui/Field/Field.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { enTravelRuleForm } from "../messages.en.ts";
import type { TravelRuleFormField, UseTravelRuleFormReturnType } from "../useTravelRuleForm.ts";

export interface TravelRuleFieldProps {
  readonly form: UseTravelRuleFormReturnType;
  readonly field: TravelRuleFormField;
  readonly countries: Pick<UseCountriesReturnType, "isLoading" | "error" | "retry">;
  readonly countryOptions: readonly ComboboxOption[];
}

/** One question, with the control that its kind of answer asks for. */
export function TravelRuleField({ form, field, countries, countryOptions }: TravelRuleFieldProps): ReactElement {
  const { travelRuleForm: words, errors } = useText(enErrors, enTravelRuleForm);
  const { name, label, isRequired, isSent, answer, problem, value } = field;
  return (
    <>
      <Field
        label={label}
        help={describeHelp(field, words)}
        need={isSent ? needOf(isRequired) : undefined}
        error={problem && (problem === "required" ? words.required : words.tooLong)}
      >
        {renderControl}
      </Field>
      {answer.kind === "country" && <ListError options={countries} message={errors.loadTitle} />}
    </>
  );

  function renderControl(control: FieldControl): ReactElement {
    switch (answer.kind) {
      case "text":
        return <TextInput {...form.getFieldProps(name)} {...control} />;
      case "choice": {
        const { onChange: _, ...props } = form.getFieldProps(name);
        return (
          <Select
            {...props}
            {...control}
            placeholder={words.choose}
            options={answer.options}
            onValueChange={(chosen) => form.edit(name, chosen)}
          />
        );
      }
      case "country":
        return (
          <span data-field={name}>
            <Combobox
              {...control}
              listLabel={words.countries}
              placeholder={words.countryPlaceholder}
              options={countryOptions}
              value={value || undefined}
              onValueChange={(chosen) => form.edit(name, chosen ?? "")}
              isLoading={countries.isLoading}
              loadError={countries.error && errors.loadTitle}
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
  { name, isSent, answer }: TravelRuleFormField,
  words: Text["travelRuleForm"],
): string | undefined {
  if (!isSent) return name === "purpose" ? words.purposeNotSent : words.unknownNotSent;
  return answer.kind === "country" ? words.countryHelp : undefined;
}
