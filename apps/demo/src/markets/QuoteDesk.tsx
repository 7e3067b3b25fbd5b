import { PermissionError, useCreateQuote, useSession } from "@partner-kit/react";
import { QuoteAccept } from "@partner-kit/react/components";
import { type ReactElement, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { Choice } from "../shell/Choice.tsx";
import { fillWords, useAppWords } from "../words/useAppWords.ts";

export interface QuoteDeskProps {
  readonly pairId: string;
  readonly baseCurrency: string;
}

/** Asks for a quote, and has it accepted. How quotes are made is assumed: the service document shows that they exist. */
export function QuoteDesk({ pairId, baseCurrency }: QuoteDeskProps): ReactElement {
  const words = useAppWords();
  // A link can bring an order along; it is sent by the person, never by the link.
  const [params] = useSearchParams();
  const [side, setSide] = useState<"buy" | "sell">(params.get("side") === "sell" ? "sell" : "buy");
  const [amount, setAmount] = useState(params.get("amount") ?? "");
  const [isTried, setIsTried] = useState(false);
  const create = useCreateQuote();
  const mayCreate = useSession().can("createQuote").allowed;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Whoever comes with an amount comes for the quote: Enter asks for it.
  useEffect(() => {
    if (params.has("amount")) field.current?.focus();
  }, [params]);
  const isGood = /^\d+(\.\d+)?$/.test(amount) && /[1-9]/.test(amount);
  const request = () => create.mutate({ pair_id: pairId, side, amount });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isGood && mayCreate && !create.isPending) request();
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
          <span id={`${id}-problem`} className="app-problem">
            {isTried && !isGood && words.amountProblem}
          </span>
        </p>
        <button
          type="submit"
          className="app-button"
          data-kind="primary"
          aria-disabled={!mayCreate || create.isPending}
          aria-describedby={`${id}-why`}
        >
          {words.requestQuote}
        </button>
        <p id={`${id}-why`} className="app-hint" role="status">
          {!mayCreate && words.quoteMayNot}
          {create.error && fillWords(words.quoteFailed, { reason: codeOf(create.error) })}
        </p>
      </form>
      {create.data && (
        <QuoteAccept
          key={create.data.quote_id}
          quoteId={create.data.quote_id}
          quote={create.data}
          onRequestFreshQuote={request}
        />
      )}
    </div>
  );
}

function codeOf(error: Error): string {
  if (error instanceof PermissionError) return error.shortMessage;
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? code : error.name;
}
