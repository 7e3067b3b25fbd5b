"use client";

import { type ReactElement, type Ref, useEffect, useId, useImperativeHandle, useRef } from "react";
import { describeError } from "../../errors/describeError.ts";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { numberFormat } from "../../format/intl.ts";
import { isolateUnit, writeMoney } from "../../format/writeMoney.ts";
import { directionOf } from "../../locale/directionOf.ts";
import { useText } from "../../locale/useText.ts";
import { pairName } from "../../markets/tickerPairs.ts";
import { isUncertain } from "../../query/isUncertain.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { isLastingRefusal } from "../../session/permission.ts";
import { enErrors, enSession } from "../../text/messages.en.ts";
import { AmountField } from "../../ui/AmountField/AmountField.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Combobox } from "../../ui/Combobox/Combobox.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { RadioGroup } from "../../ui/RadioGroup/RadioGroup.tsx";
import { describeQuoteProblem } from "../describeQuoteProblem.ts";
import { enQuoteTicket } from "../messages.en.ts";
import type { UseQuoteTicketReturnType } from "../useQuoteTicket.ts";
import { TicketLegs } from "./TicketLegs.tsx";
import { TicketPrices } from "./TicketPrices.tsx";
import { TicketShortage } from "./TicketShortage.tsx";

export interface QuoteTicketFormProps {
  readonly ticket: UseQuoteTicketReturnType;
  /** Whether the amount gets the focus when the form mounts. */
  readonly shouldFocus: boolean;
  readonly actionsRef: Ref<QuoteTicketActions> | undefined;
}

export interface QuoteTicketActions {
  /** Chooses the side, unless a quote is being requested, and moves the focus to the amount. Keeps the amount. */
  readonly start: (side: "buy" | "sell") => void;
}

/** Market, side and amount of a quote. */
export function QuoteTicketForm({ ticket, shouldFocus, actionsRef }: QuoteTicketFormProps): ReactElement {
  const text = useText(enSession, enQuoteTicket);
  const { quoteTicket: messages } = text;
  const { values, edit, permission, sending, isBlocked, received } = ticket;
  const refusal = describeRefusal(permission, text);
  // A session that is being read, or has ended, says so elsewhere on the page.
  const isShownRefusal = isLastingRefusal(permission) || (!permission.allowed && permission.reason === "unavailable");
  const hintId = useId();
  return (
    <form data-part="form" {...ticket.getFormProps()}>
      {ticket.canChoosePair && <PairField ticket={ticket} />}
      <Field label={messages.side} isLabelHidden group="radiogroup">
        {() => (
          <span data-part="side" data-side={values.side}>
            <RadioGroup
              appearance="segments"
              options={[
                { value: "buy", label: messages.buy },
                { value: "sell", label: messages.sell },
              ]}
              value={values.side}
              onValueChange={(side) => edit({ side: side === "sell" ? "sell" : "buy" })}
            />
          </span>
        )}
      </Field>
      <TicketPrices ticket={ticket} />
      <TicketAmount ticket={ticket} shouldFocus={shouldFocus} actionsRef={actionsRef} />
      <Funds ticket={ticket} />
      <TicketLegs ticket={ticket} />
      <div data-part="notes" aria-live="polite">
        {!received && <TicketShortage ticket={ticket} />}
        <RequestFailure ticket={ticket} />
        {isShownRefusal && <Callout tone="refused">{refusal}</Callout>}
      </div>
      <p data-part="hint" id={hintId}>
        {isBlocked ? messages.blocked : messages.hint}
      </p>
      <Button
        type="submit"
        variant={received || ticket.isMoreThanAvailable ? "secondary" : "primary"}
        isBusy={sending.status === "sending"}
        disabledReason={refusal ?? (isBlocked ? messages.blocked : undefined)}
        aria-describedby={hintId}
      >
        {describeButton()}
      </Button>
    </form>
  );

  function describeButton(): string {
    if (sending.status === "sending") return messages.requesting;
    return !received && ticket.isMoreThanAvailable ? messages.requestAnyway : messages.request;
  }
}

function PairField({ ticket: { pair, pairs, pairStatus, choosePair } }: Pick<QuoteTicketFormProps, "ticket">) {
  const { quoteTicket: messages } = useText(enQuoteTicket);
  const options = pairs.map((one) => ({ value: one.pairId, label: pairName(one) }));
  return (
    <Field label={messages.market}>
      {(control) => (
        <Combobox
          {...control}
          listLabel={messages.markets}
          placeholder={messages.chooseMarket}
          options={options}
          value={pair?.pairId}
          onValueChange={(pairId) => choosePair(pairId ?? "")}
          isLoading={pairStatus === "loading"}
        />
      )}
    </Field>
  );
}

function TicketAmount({ ticket, shouldFocus, actionsRef }: QuoteTicketFormProps): ReactElement {
  const text = useText(enQuoteTicket);
  const { quoteTicket: messages, fill, locale } = text;
  const { pair, values, estimate, problem, edit } = ticket;
  const { base, quote } = pair ?? {};
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (shouldFocus) input.current?.focus();
  }, [shouldFocus]);
  useImperativeHandle(actionsRef, () => ({
    start: (side) => {
      edit({ side });
      input.current?.focus();
    },
  }));
  const currency = values.unit === "base" ? base : quote;
  return (
    <AmountField
      name="amount"
      label={currency === undefined ? messages.amount : fill(messages.amountIn, { currency })}
      value={values.amount}
      onValueChange={(amount) => edit({ amount })}
      elementRef={input}
      help={describeEstimate()}
      error={describeQuoteProblem(problem, { base, quote }, text)}
      // The amounts below are in groups.
      isEchoHidden={ticket.balances.length > 0}
      currency={currency}
      end={
        base !== undefined &&
        quote !== undefined && (
          <fieldset data-part="unit" dir={directionOf(locale)} aria-label={messages.unit}>
            <RadioGroup
              appearance="segments"
              options={[
                { value: "base", label: <bdi>{base}</bdi> },
                { value: "quote", label: <bdi>{quote}</bdi> },
              ]}
              value={values.unit}
              onValueChange={(unit) => edit({ unit: unit === "quote" ? "quote" : "base" })}
            />
          </fieldset>
        )
      }
    />
  );

  function describeEstimate(): string | undefined {
    if (estimate.base === undefined || estimate.total === undefined || base === undefined || quote === undefined) {
      return undefined;
    }
    const total = writeMoney({ value: estimate.total, currency: quote, locale });
    // Below, the ticket shows what is paid and received.
    if (values.unit === "base") return undefined;
    return fill(messages.converted, {
      base: isolateUnit(`${formatDecimal({ value: estimate.base, locale })} ${base}`, locale),
      total,
    });
  }
}

/** The balance that pays, with shares of it. */
function Funds({ ticket }: Pick<QuoteTicketFormProps, "ticket">): ReactElement | null {
  const { quoteTicket: messages, fill, locale } = useText(enQuoteTicket);
  const { presets, balances, applyPreset, isMoreThanAvailable } = ticket;
  const paid = balances.find(({ isPaid }) => isPaid);
  if (!paid) return null;
  const { currency, available } = paid;
  return (
    <div data-part="funds" data-short={isMoreThanAvailable || undefined}>
      <p data-part="balance">
        {available === undefined
          ? fill(messages.balanceNotReported, { currency })
          : fill(messages.balance, { amount: writeMoney({ value: available, currency, locale }) })}
      </p>
      {presets.length > 0 && (
        <fieldset data-part="presets" aria-label={fill(messages.presets, { currency })}>
          {presets.map((preset) => (
            <Button key={preset.percent} variant="quiet" onClick={() => applyPreset(preset)}>
              {numberFormat(locale, { style: "percent" }).format(preset.percent / 100)}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function RequestFailure({ ticket: { sending } }: Pick<QuoteTicketFormProps, "ticket">): ReactElement | null {
  const text = useText(enErrors, enQuoteTicket);
  if (sending.status !== "failed") return null;
  const { quoteTicket: messages } = text;
  const { title, help } = isUncertain(sending.error)
    ? { title: messages.noResponseTitle, help: messages.noResponseHelp }
    : describeError(sending.error, text);
  return (
    <Callout tone="danger" title={title}>
      {help}
    </Callout>
  );
}
