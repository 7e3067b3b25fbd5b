import type { ReactElement } from "react";
import { useBatchPayment } from "../../src/exports/index.ts";

export function PlainBatchPayment(): ReactElement {
  const form = useBatchPayment();
  const { state, problem, totals, linesToFix } = form;

  switch (state.status) {
    case "editing":
      return (
        <form {...form.getFormProps()} {...form.getDropProps()}>
          <input {...form.getFileProps()} aria-label="File" />
          <label>
            Payments
            <textarea {...form.getTextProps()} rows={5} />
          </label>
          <p role="alert">{problem}</p>
          <ul>
            {linesToFix.map(({ line, raw, problems }) => (
              <li key={line}>
                <label>
                  Line {line}{" "}
                  <input name="line" value={raw} onChange={({ target }) => form.fixLine(line, target.value)} />
                </label>{" "}
                {problems.map(({ kind }) => kind).join(", ") || "fixed"}
              </li>
            ))}
          </ul>
          <p>{totals.map(({ amount, currency, count }) => `${amount} ${currency} in ${count} payments`).join(", ")}</p>
          <button type="submit">Review</button>
        </form>
      );
    case "reviewing":
    case "sending":
      return (
        <>
          <ul>
            {state.batch.payments.map(({ line, recipient, amount, currency }) => (
              <li key={line}>
                {amount} {currency} to {recipient.label}
              </li>
            ))}
          </ul>
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
          They may be running.{" "}
          <button type="button" onClick={form.send}>
            Send again
          </button>
        </p>
      );
    case "sent":
      return <p role="status">Started as {state.batchId}</p>;
  }
}
