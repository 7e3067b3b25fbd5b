import type { ReactElement } from "react";
import { useQuoteTicket } from "../../src/exports/index.ts";

export function PlainQuoteTicket(): ReactElement {
  const ticket = useQuoteTicket({ pairId: "BTC-USD" });
  const { values, estimate, problem, received, acceptance, permission, edit } = ticket;
  return (
    <>
      <form {...ticket.getFormProps()}>
        <label>
          <input
            type="checkbox"
            checked={values.side === "sell"}
            onChange={({ target }) => edit({ side: target.checked ? "sell" : "buy" })}
          />
          Sell
        </label>
        <label>
          Amount in BTC
          <input name="amount" value={values.amount} onChange={({ target }) => edit({ amount: target.value })} />
        </label>
        {problem && <p role="alert">{problem}</p>}
        {estimate.total && <p>About {estimate.total} USD</p>}
        <button type="submit" disabled={!permission.allowed || ticket.isBlocked}>
          Request quote
        </button>
      </form>
      {received && (
        <section aria-label="Quote">
          <p>
            You pay {received.pay?.amount} {received.pay?.currency} and receive {received.receive?.amount}{" "}
            {received.receive?.currency}
          </p>
          {received.priceMove && (
            <button type="button" onClick={ticket.agreeToPrice}>
              The price moved by {received.priceMove.percent} %. Agree
            </button>
          )}
          {received.isOver ? (
            <button type="button" onClick={ticket.request}>
              Request another
            </button>
          ) : (
            <button {...acceptance.getAcceptButtonProps()}>Accept</button>
          )}
          <p role="status">{acceptance.state.status}</p>
        </section>
      )}
    </>
  );
}
