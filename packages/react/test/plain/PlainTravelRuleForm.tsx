import type { ReactElement } from "react";
import { type TravelRuleFormField, useCountries, useTravelRuleForm } from "../../src/exports/index.ts";

export function PlainTravelRuleForm({ transactionId }: { readonly transactionId: string }): ReactElement {
  const { state, permission, getFormProps, getFieldProps } = useTravelRuleForm({ transactionId });
  const countries = useCountries();
  if (state.status !== "ready") return <p role="status">{state.status}</p>;
  if (!state.isFormOpen) return <p role="status">{state.stage}: funds stay unavailable until clearance</p>;

  const optionsOf = ({ input }: TravelRuleFormField) => {
    if (input.kind === "choice") return input.options;
    return input.kind === "country"
      ? countries.items.map(({ code, name }) => ({ value: code, label: name }))
      : undefined;
  };
  return (
    <form {...getFormProps()}>
      {state.fields.map((field) => {
        const options = optionsOf(field);
        return (
          <p key={field.name}>
            <label htmlFor={field.name}>{field.label}</label>{" "}
            {options ? (
              <select id={field.name} {...getFieldProps(field.name)}>
                <option value="">Choose</option>
                {options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            ) : (
              <input id={field.name} {...getFieldProps(field.name)} />
            )}
            <em>{field.problem}</em>
          </p>
        );
      })}
      {state.sending.status === "failed" && <p role="alert">{state.sending.reason}</p>}
      <button type="submit" disabled={!permission.allowed || state.sending.status === "sending"}>
        Send
      </button>
    </form>
  );
}
