import { errorKind, PermissionError, useCreateQuote, useQuoteAcceptance, useSession } from "@partner-kit/react";
import { QuoteAccept } from "@partner-kit/react/components";
import { type ReactElement, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import type { AppMessages } from "../messages/en.ts";
import { fillMessage, SERVICE_NAME, useAppMessages } from "../messages/useAppMessages.ts";
import { Choice } from "../shell/Choice.tsx";
import type { StoredQuote, StoredQuoteKey } from "./createStoredQuotes.ts";
import { storedQuotes, useStoredQuote } from "./storedQuotes.ts";

export interface QuoteDeskProps {
  readonly quoteKey: StoredQuoteKey;
  readonly baseCurrency: string;
}

/** Requests a quote and accepts it. The service document does not define the request for a quote, so it is assumed. */
export function QuoteDesk({ quoteKey, baseCurrency }: QuoteDeskProps): ReactElement {
  const messages = useAppMessages();
  // A URL can fill in the form. Only the operator sends it.
  const [params] = useSearchParams();
  const hasUrlAmount = params.has("amount");
  const stored = useStoredQuote(quoteKey);
  const [side, setSide] = useState<"buy" | "sell">(() => {
    if (!hasUrlAmount && stored) return stored.side;
    return params.get("side") === "sell" ? "sell" : "buy";
  });
  const [amount, setAmount] = useState(params.get("amount") ?? stored?.amount ?? "");
  const [isTried, setIsTried] = useState(false);
  const create = useCreateQuote();
  const permission = useSession().can("createQuote");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [requestedId, setRequestedId] = useState<string>();
  // If the URL has an amount, the field gets the focus, so that Enter requests the quote.
  useEffect(() => {
    if (hasUrlAmount) field.current?.focus();
  }, [hasUrlAmount]);
  const isGood = /^\d+(\.\d+)?$/.test(amount) && /[1-9]/.test(amount);
  // Allows a new quote only after the outcome of the previous one is known.
  const isOpen = stored?.acceptance === "sent" || stored?.acceptance === "outcomeUnknown";
  // A quote for a different side or amount is hidden, because it would look like the quote for the current entries.
  const isShown = stored?.acceptance !== undefined || (stored?.side === side && stored.amount === amount);
  const request = () =>
    create.mutate(
      { pair_id: quoteKey.pairId, side, amount },
      {
        onSuccess: (quote) => {
          storedQuotes.set(quoteKey, { quote, side, amount });
          setRequestedId(quote.quote_id);
        },
      },
    );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isGood) field.current?.focus();
    else if (permission.allowed && !create.isPending && !isOpen) request();
  };
  return (
    <div className="app-desk">
      <form className="app-form" noValidate onSubmit={submit}>
        <Choice
          label={messages.side}
          value={side}
          options={[
            { value: "buy", label: messages.buy },
            { value: "sell", label: messages.sell },
          ]}
          onChange={setSide}
        />
        <p className="app-field">
          <label htmlFor={id}>{fillMessage(messages.amountIn, { currency: baseCurrency })}</label>
          <input
            ref={field}
            id={id}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            value={amount}
            aria-invalid={isTried && !isGood ? true : undefined}
            aria-describedby={`${id}-problem`}
            onChange={(event) => setAmount(event.target.value.trim())}
          />
          <span id={`${id}-problem`} className="app-problem" aria-live="polite">
            {isTried && !isGood && messages.amountProblem}
          </span>
        </p>
        <button
          type="submit"
          className="app-button"
          data-kind="primary"
          aria-disabled={!permission.allowed || create.isPending || isOpen}
          aria-describedby={`${id}-why`}
        >
          {messages.requestQuote}
        </button>
        <p id={`${id}-why`} className="app-hint" role="status">
          {isOpen && messages.quoteOpen}
          {!permission.allowed && refusalOf(permission.reason, messages)}
          {permission.allowed &&
            create.error &&
            !isOpen &&
            fillMessage(messages.quoteFailed, { reason: reasonOf(create.error, messages) })}
        </p>
      </form>
      {stored && isShown && (
        <ReceivedQuote
          key={stored.quote.quote_id}
          quoteKey={quoteKey}
          stored={stored}
          shouldFocus={requestedId === stored.quote.quote_id}
          onRequestFresh={request}
        />
      )}
    </div>
  );
}

interface ReceivedQuoteProps {
  readonly quoteKey: StoredQuoteKey;
  readonly stored: StoredQuote;
  /** Moves the focus to the quote. True after the operator requested it. */
  readonly shouldFocus: boolean;
  readonly onRequestFresh: () => void;
}

/** Shows a quote with its acceptance. Stores the progress, so that it survives a change of screen or a reload. */
function ReceivedQuote({ quoteKey, stored, shouldFocus, onRequestFresh }: ReceivedQuoteProps): ReactElement {
  const messages = useAppMessages();
  const { quote, acceptance } = stored;
  const { quote_id: quoteId } = quote;
  const { pairId, person } = quoteKey;
  const { status } = useQuoteAcceptance({ quoteId }).state;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => storedQuotes.updateAcceptance({ pairId, person }, status), [pairId, person, status]);
  useEffect(() => {
    if (shouldFocus) root.current?.querySelector<HTMLElement>("section")?.focus();
  }, [shouldFocus]);
  return (
    <div ref={root}>
      {acceptance === "outcomeUnknown" && status === "ready" && <p className="app-hint">{messages.quoteUnanswered}</p>}
      <QuoteAccept
        quoteId={quoteId}
        quote={quote}
        // The response can arrive after the operator left this screen.
        onAccepted={() => storedQuotes.updateAcceptance(quoteKey, "accepted")}
        onRequestFreshQuote={onRequestFresh}
      />
    </div>
  );
}

/** Returns why the person cannot request a quote. `undefined` while the session loads or after it ended. */
function refusalOf(reason: PermissionError["reason"], messages: AppMessages): string | undefined {
  switch (reason) {
    case "loading":
    case "signed_out":
      return undefined;
    case "unavailable":
      return messages.permissionUnknown;
    case "not_granted":
      return messages.quoteMayNot;
    default:
      return messages.quoteOff;
  }
}

function reasonOf(error: Error, messages: AppMessages): string {
  if (error instanceof PermissionError) return refusalOf(error.reason, messages) ?? messages.quoteOff;
  const kind = errorKind(error);
  if (kind === "rate") return messages.quoteTooFast;
  if (kind === "network" || kind === "timeout" || kind === "upstream") {
    return fillMessage(messages.quoteNoResponse, { service: SERVICE_NAME });
  }
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? code : error.name;
}
