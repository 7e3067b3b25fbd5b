"use client";

import type { Transaction } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { railLabelOf } from "../describeTransaction.ts";
import { enTransactionDetail, enTransactions } from "../messages.en.ts";

export interface TransactionFactsProps {
  readonly transaction: Transaction;
  readonly recipientLabel: string | undefined;
}

/** The fields of a transaction. */
export function TransactionFacts({ transaction, recipientLabel }: TransactionFactsProps): ReactElement {
  const text = useText(enUi, enTransactions, enTransactionDetail);
  const { ui, transactionDetail: messages, fill } = text;
  const { id, rail, currency, fee, settled_amount: settled, recipient_id: recipientId, reference } = transaction;
  return (
    <DescriptionList>
      {rail !== undefined && <Fact label={messages.rail}>{railLabelOf(rail, text)}</Fact>}
      {recipientId && (
        <Fact label={messages.recipient}>
          {recipientLabel === undefined ? renderId(messages.recipientId, recipientId) : <bdi>{recipientLabel}</bdi>}
        </Fact>
      )}
      {settled && currency !== undefined && (
        <Fact label={messages.settled}>
          <Money value={settled} currency={currency} />
        </Fact>
      )}
      {fee && currency !== undefined && (
        <Fact label={messages.fee}>
          <Money value={fee} currency={currency} />
        </Fact>
      )}
      {reference && <Fact label={messages.reference}>{renderId(messages.reference, reference)}</Fact>}
      <Fact label={messages.id}>{renderId(messages.id, id)}</Fact>
      {transaction.created_at !== undefined && (
        <Fact label={messages.created}>
          <DateTime timestamp={transaction.created_at} precision="second" />
        </Fact>
      )}
      {transaction.updated_at !== undefined && transaction.updated_at !== transaction.created_at && (
        <Fact label={messages.updated}>
          <DateTime timestamp={transaction.updated_at} precision="second" />
        </Fact>
      )}
    </DescriptionList>
  );

  function renderId(name: string, value: string): ReactElement {
    return <Identifier text={value} copyLabel={fill(ui.copyNamed, { name })} />;
  }
}
