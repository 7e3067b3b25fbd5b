import type { ReactElement } from "react";
import { useCreateQuote, useQuoteAcceptance, useSession } from "../../src/exports/index.ts";

export function PlainQuoteAcceptance(): ReactElement {
  const { mutate, data: quote } = useCreateQuote();
  const { can } = useSession();
  const ask = () => mutate({ pair_id: "BTC-USD", side: "buy", amount: "0.01" });
  return (
    <>
      <button type="button" onClick={ask} disabled={!can("createQuote").allowed}>
        Ask for a quote
      </button>
      {quote && <Acceptance quoteId={quote.quote_id} onRequestFreshQuote={ask} />}
    </>
  );
}

interface AcceptanceProps {
  readonly quoteId: string;
  readonly onRequestFreshQuote: () => void;
}

function Acceptance(props: AcceptanceProps): ReactElement {
  const { state, permission, requestFreshQuote, getAcceptButtonProps } = useQuoteAcceptance(props);
  return (
    <>
      <button {...getAcceptButtonProps()} disabled={!permission.allowed}>
        Accept
      </button>
      {state.status === "expired" && (
        <button type="button" onClick={requestFreshQuote}>
          Fresh quote
        </button>
      )}
      <p role="status">
        {state.status}
        {state.status === "accepted" && ` as order ${state.acceptance.order_id}, ${state.order.status}`}
      </p>
    </>
  );
}
