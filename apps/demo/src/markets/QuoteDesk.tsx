import { errorKind, PermissionError, useCreateQuote, useQuoteAcceptance, useSession } from "@partner-kit/react";
import { QuoteAccept } from "@partner-kit/react/components";
import { type ReactElement, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import type { AppMessages } from "../messages/en.ts";
import { fillMessage, useAppMessages } from "../messages/useAppMessages.ts";
import { Choice } from "../shell/Choice.tsx";
import type { StoredQuote, StoredQuoteKey } from "./createStoredQuotes.ts";
import { storedQuotes, useStoredQuote } from "./storedQuotes.ts";

export interface QuoteDeskProps {
  readonly place: StoredQuoteKey;
  readonly baseCurrency: string;
}

/** Asks for a quote, and has it accepted. How quotes are made is assumed: the service document shows that they exist. */
export function QuoteDesk({ place, baseCurrency }: QuoteDeskProps): ReactElement {
  const messages = useAppMessages();
  // A link can bring an order along; it is sent by the person, never by the link.
  const [params] = useSearchParams();
  const brought = params.has("amount");
  const stored = useStoredQuote(place);
  const [side, setSide] = useState<"buy" | "sell">(() => {
    if (!brought && stored) return stored.side;
    return params.get("side") === "sell" ? "sell" : "buy";
  });
  const [amount, setAmount] = useState(params.get("amount") ?? stored?.amount ?? "");
  const [isTried, setIsTried] = useState(false);
  const create = useCreateQuote();
  const permission = useSession().can("createQuote");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [awaited, setAwaited] = useState<string>();
  // A URL with an amount leads to a quote, so the amount has the focus and Enter requests the quote.
  useEffect(() => {
    if (brought) field.current?.focus();
  }, [brought]);
  const isGood = /^\d+(\.\d+)?$/.test(amount) && /[1-9]/.test(amount);
  // Allows a new quote only after the outcome of the previous one is known.
  const isOpen = stored?.acceptance === "sent" || stored?.acceptance === "outcomeUnknown";
  // Beside other wishes, a quote would be taken for their answer.
  const isAnswer = stored?.acceptance !== undefined || (stored?.side === side && stored.amount === amount);
  const request = () =>
    create.mutate(
      { pair_id: place.pairId, side, amount },
      {
        onSuccess: (quote) => {
          storedQuotes.set(place, { quote, side, amount });
          setAwaited(quote.quote_id);
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
      {stored && isAnswer && (
        <AnsweredQuote
          key={stored.quote.quote_id}
          place={place}
          stored={stored}
          isAwaited={awaited === stored.quote.quote_id}
          onRequestFresh={request}
        />
      )}
    </div>
  );
}

interface AnsweredQuoteProps {
  readonly place: StoredQuoteKey;
  readonly stored: StoredQuote;
  /** Has it come into view, and the next Tab go into it. */
  readonly isAwaited: boolean;
  readonly onRequestFresh: () => void;
}

/** The quote that was given, and its acceptance, which is noted for those who leave the page before its answer. */
function AnsweredQuote({ place, stored, isAwaited, onRequestFresh }: AnsweredQuoteProps): ReactElement {
  const messages = useAppMessages();
  const { quote, acceptance } = stored;
  const { quote_id: quoteId } = quote;
  const { pairId, person } = place;
  const { status } = useQuoteAcceptance({ quoteId }).state;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => storedQuotes.follow({ pairId, person }, status), [pairId, person, status]);
  useEffect(() => {
    if (isAwaited) root.current?.querySelector<HTMLElement>("section")?.focus();
  }, [isAwaited]);
  return (
    <div ref={root}>
      {acceptance === "outcomeUnknown" && status === "ready" && <p className="app-hint">{messages.quoteUnanswered}</p>}
      <QuoteAccept
        quoteId={quoteId}
        quote={quote}
        // Also when the answer comes after the screen was left.
        onAccepted={() => storedQuotes.follow(place, "accepted")}
        onRequestFreshQuote={onRequestFresh}
      />
    </div>
  );
}

/** Why no quote can be requested. While the session is read, or once it has ended, the page says so elsewhere. */
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
  if (kind === "network" || kind === "timeout" || kind === "upstream") return messages.quoteNoAnswer;
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? code : error.name;
}
