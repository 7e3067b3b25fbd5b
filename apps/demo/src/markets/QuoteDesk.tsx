import { errorKind, PermissionError, useCreateQuote, useQuoteAcceptance, useSession } from "@partner-kit/react";
import { QuoteAccept } from "@partner-kit/react/components";
import { type ReactElement, type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { Choice } from "../shell/Choice.tsx";
import type { AppWords } from "../words/en.ts";
import { fillWords, useAppWords } from "../words/useAppWords.ts";
import { keepQuote, settleQuote, useKeptQuote } from "./keptQuotes.ts";

export interface QuoteDeskProps {
  readonly pairId: string;
  readonly baseCurrency: string;
}

/** Asks for a quote, and has it accepted. How quotes are made is assumed: the service document shows that they exist. */
export function QuoteDesk({ pairId, baseCurrency }: QuoteDeskProps): ReactElement {
  const words = useAppWords();
  // A link can bring an order along; it is sent by the person, never by the link.
  const [params] = useSearchParams();
  const brought = params.has("amount");
  const place = { pairId, person: useAppInfo().data?.person ?? null };
  const kept = useKeptQuote(place);
  const [side, setSide] = useState<"buy" | "sell">(() => {
    if (!brought && kept) return kept.side;
    return params.get("side") === "sell" ? "sell" : "buy";
  });
  const [amount, setAmount] = useState(params.get("amount") ?? kept?.amount ?? "");
  const [isTried, setIsTried] = useState(false);
  const create = useCreateQuote();
  const permission = useSession().can("createQuote");
  const { state: acceptance } = useQuoteAcceptance({ quoteId: kept?.quote.quote_id ?? "" });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [awaited, setAwaited] = useState<string>();
  // Whoever comes with an amount comes for the quote: Enter asks for it.
  useEffect(() => {
    if (brought) field.current?.focus();
  }, [brought]);
  const isGood = /^\d+(\.\d+)?$/.test(amount) && /[1-9]/.test(amount);
  // No second quote before it is known what became of the first.
  const isOpen = acceptance.status === "accepting" || acceptance.status === "uncertain";
  // Beside other wishes, a quote would be taken for their answer.
  const isAnswer = isOpen || acceptance.status === "accepted" || (kept?.side === side && kept.amount === amount);
  const request = () =>
    create.mutate(
      { pair_id: pairId, side, amount },
      {
        onSuccess: (quote) => {
          keepQuote(place, { quote, side, amount });
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
          label={words.side}
          value={side}
          options={[
            { value: "buy", label: words.buy },
            { value: "sell", label: words.sell },
          ]}
          onChange={setSide}
        />
        <p className="app-field">
          <label htmlFor={id}>{fillWords(words.amountIn, { currency: baseCurrency })}</label>
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
            {isTried && !isGood && words.amountProblem}
          </span>
        </p>
        <button
          type="submit"
          className="app-button"
          data-kind="primary"
          aria-disabled={!permission.allowed || create.isPending || isOpen}
          aria-describedby={`${id}-why`}
        >
          {words.requestQuote}
        </button>
        <p id={`${id}-why`} className="app-hint" role="status">
          {isOpen && words.quoteOpen}
          {!permission.allowed && permission.reason !== "loading" && words.quoteMayNot}
          {create.error && !isOpen && fillWords(words.quoteFailed, { reason: reasonOf(create.error, words) })}
        </p>
      </form>
      {kept && isAnswer && (
        <Arrival key={kept.quote.quote_id} isAwaited={awaited === kept.quote.quote_id}>
          <QuoteAccept
            quoteId={kept.quote.quote_id}
            quote={kept.quote}
            onAccepted={() => settleQuote(place)}
            onRequestFreshQuote={request}
          />
        </Arrival>
      )}
    </div>
  );
}

/** Has what was asked for come into view, and the next Tab go into it. */
function Arrival({ isAwaited, children }: { readonly isAwaited: boolean; readonly children: ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAwaited) place.current?.querySelector<HTMLElement>("section")?.focus();
  }, [isAwaited]);
  return <div ref={place}>{children}</div>;
}

function reasonOf(error: Error, words: AppWords): string {
  if (error instanceof PermissionError) return error.shortMessage;
  const kind = errorKind(error);
  if (kind === "rate") return words.quoteTooFast;
  if (kind === "network" || kind === "timeout" || kind === "upstream") return words.quoteNoAnswer;
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? code : error.name;
}
