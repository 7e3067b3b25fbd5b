import type { ReactElement } from "react";
import { useWithdrawalForm } from "../../src/exports/index.ts";

export function PlainWithdrawalForm(): ReactElement {
  const form = useWithdrawalForm();
  const { state, recipients, values, problems, withdrawable } = form;

  switch (state.status) {
    case "editing":
      return (
        <form {...form.getFormProps()}>
          <label>
            Recipient
            <select value={values.recipient_id} onChange={({ target }) => form.setRecipient(target.value || undefined)}>
              <option value="">Choose</option>
              {recipients.items?.map(({ recipient: { id, label }, issue }) => (
                <option key={id} value={id} disabled={issue !== undefined}>
                  {issue === undefined ? label : `${label} (${issue})`}
                </option>
              ))}
            </select>
          </label>
          <label>
            Amount
            <input {...form.getAmountProps()} aria-invalid={problems.amount !== undefined || undefined} />
          </label>
          {withdrawable?.kind === "known" && <p>Withdrawable: {withdrawable.amount}</p>}
          <button type="submit" disabled={state.isQuoting}>
            Review payment
          </button>
          <p role="alert">{Object.values(problems).filter(Boolean).join(", ")}</p>
        </form>
      );
    case "reviewing":
    case "sending":
      return (
        <>
          <p>
            {state.payment.amount} {state.payment.currency} to {state.payment.recipient?.label}, fee{" "}
            {state.payment.quote.fee}
          </p>
          <button type="button" onClick={form.back}>
            Back
          </button>
          <button type="button" onClick={form.send} disabled={state.status === "sending"}>
            Send
          </button>
        </>
      );
    case "uncertain":
      return (
        <p role="alert">
          It may have been paid.{" "}
          <button type="button" onClick={form.send}>
            Check again
          </button>
        </p>
      );
    case "waiting":
      return (
        <p role="status">
          Waiting for approval {state.approvalId}{" "}
          <button type="button" onClick={() => form.approval.decide("cancel")}>
            Cancel
          </button>
        </p>
      );
    case "sent":
      return <p role="status">Sent as {state.withdrawal.transaction_id}</p>;
  }
}
