"use client";

import type { Transaction } from "@partner-kit/contract";
import { type ReactElement, useEffect, useState } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { formatMoney } from "../../format/formatMoney.ts";
import { writeMoney } from "../../format/writeMoney.ts";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { SubjectTimeline } from "../../receivedEvents/SubjectTimeline.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { JsonView } from "../../ui/JsonView/JsonView.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { DetailSkeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { describeStatus, typeLabelOf } from "../describeTransaction.ts";
import { enTransactionDetail, enTransactions } from "../messages.en.ts";
import type { UseTransactionDetailReturnType } from "../useTransactionDetail.ts";
import { TransactionFacts } from "./TransactionFacts.tsx";

export interface TransactionDetailBodyProps {
  readonly detail: UseTransactionDetailReturnType;
  readonly onOpenTravelRule: ((transactionId: string) => void) | undefined;
}

const travelRule = createLazy(
  async () => (await import("../../travelRule/TravelRuleForm/TravelRuleDialog.tsx")).TravelRuleDialog,
);

export function TransactionDetailBody({ detail, onOpenTravelRule }: TransactionDetailBodyProps): ReactElement {
  const { state, refresh } = detail;
  const text = useText(enTransactions, enTransactionDetail);
  const { transactionDetail: messages, fill } = text;
  const [isFormOpen, setFormOpen] = useState(false);
  const isHeld = state.status === "ready" && state.hold === "travel_rule";
  useEffect(() => {
    if (isHeld && !onOpenTravelRule) travelRule.preload();
  }, [isHeld, onOpenTravelRule]);
  if (state.status === "loading") return <DetailSkeleton />;
  if (state.status === "error")
    return <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={refresh} />;
  const { transaction, recipientLabel, hold, otherFields } = state;
  const { id, type, amount, currency, status } = transaction;
  const described = status === undefined ? undefined : describeStatus(status, text);

  return (
    <>
      <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />
      <div data-part="summary">
        <span data-part="amount">
          {type !== undefined && <span data-part="note">{typeLabelOf(transaction, text)}</span>}
          {amount !== undefined && currency !== undefined && <Money value={amount} currency={currency} size="large" />}
        </span>
        {described && <Badge tone={described.tone}>{described.label}</Badge>}
      </div>
      {hold === "travel_rule" && (
        <Callout
          tone="warn"
          title={messages.heldTitle}
          actions={
            <Button variant="primary" onClick={() => (onOpenTravelRule ? onOpenTravelRule(id) : setFormOpen(true))}>
              {messages.submitInformation}
            </Button>
          }
        >
          {messages.heldHelp}
        </Callout>
      )}
      {hold === "unknown" && (
        <Callout tone="warn" title={messages.actionTitle}>
          {fill(messages.actionHelp, { action: transaction.required_action?.type ?? "" })}
        </Callout>
      )}
      <PartialNote transaction={transaction} />
      <TransactionFacts transaction={transaction} recipientLabel={recipientLabel} />
      <SubjectTimeline subject={{ transactionId: id }} />
      {Object.keys(otherFields).length > 0 && <JsonView label={messages.otherFields} value={otherFields} />}
      {isFormOpen && (
        <LazyPart lazy={travelRule} component="TravelRuleDialog">
          {(TravelRuleDialog) => <TravelRuleDialog transactionId={id} onClose={() => setFormOpen(false)} />}
        </LazyPart>
      )}
    </>
  );
}

function PartialNote({ transaction }: { readonly transaction: Transaction }): ReactElement | null {
  const { transactionDetail: messages, locale, fill } = useText(enTransactionDetail);
  const { status, amount, settled_amount: settled, currency } = transaction;
  if (status !== "partial" || !settled || amount === undefined || currency === undefined) return null;
  return (
    <Callout
      tone="warn"
      title={fill(messages.partialTitle, {
        settled: formatMoney({ value: settled, currency, locale }).amount,
        amount: writeMoney({ value: amount, currency, locale }),
      })}
    >
      {messages.partialHelp}
    </Callout>
  );
}
