import type { ReactElement } from "react";
import { type RecipientField, useRecipientEditor } from "../../src/exports/index.ts";

export function PlainRecipientEditor(): ReactElement {
  const editor = useRecipientEditor();
  const { state, permission, problems, banks, currencies, bank } = editor;

  if (state.status === "saved") return <p role="status">Saved {state.recipient.label}</p>;
  if (state.status === "reviewing" || state.status === "saving") {
    return (
      <>
        <ul>
          {state.changes.map(({ field, after }) => (
            <li key={field}>
              {field}: {after}
            </li>
          ))}
        </ul>
        <button type="button" onClick={editor.back}>
          Back
        </button>
        <button type="button" onClick={editor.save} disabled={state.status === "saving"}>
          Save
        </button>
      </>
    );
  }
  if (state.status !== "editing") return <p role="status">{state.status}</p>;

  const problem = (field: RecipientField) => <em>{problems[field]}</em>;
  return (
    <form {...editor.getFormProps()}>
      <p>
        <label>
          Label <input {...editor.getFieldProps("label")} />
        </label>
        {problem("label")}
      </p>
      <p>
        <label>
          Bank{" "}
          <select
            value={editor.values.bank_code}
            onChange={({ target }) => editor.setField("bank_code", target.value)}
            onBlur={() => editor.leaveField("bank_code")}
          >
            <option value="">Choose</option>
            {banks.items.map(({ bank_code, bank_name }) => (
              <option key={bank_code} value={bank_code}>
                {bank_name}
              </option>
            ))}
          </select>
        </label>
        {problem("bank_code")}
      </p>
      <p>
        <label>
          Account number <input {...editor.getFieldProps("account_number")} />
        </label>
        {problem("account_number")}
      </p>
      <p role="status">Verification: {bank.verification?.status}</p>
      {bank.verification?.status === "verified" && (
        <p>
          <label>
            <input {...editor.getConfirmProps()} /> {bank.verification.accountName} is whom I mean
          </label>
          <em>{problems.confirmation}</em>
        </p>
      )}
      <p>
        <label>
          Currency{" "}
          <select
            value={editor.values.fiat_currency}
            onChange={({ target }) => editor.setField("fiat_currency", target.value)}
          >
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </select>
        </label>
      </p>
      {state.failure && <p role="alert">{state.failure.outcome}</p>}
      <button type="submit" disabled={!permission.allowed}>
        Review
      </button>
    </form>
  );
}
