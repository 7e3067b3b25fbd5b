"use client";

import type { Transaction } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { formatMoney } from "../../format/formatMoney.ts";
import { writeMoney } from "../../format/writeMoney.ts";
import { useText } from "../../locale/useText.ts";
import { describeStatus } from "../../transactions/describeTransaction.ts";
import { enTransactionDetail, enTransactions } from "../../transactions/messages.en.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Callout, type CalloutProps } from "../../ui/Callout/Callout.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { Timeline, type TimelineEntry } from "../../ui/Timeline/Timeline.tsx";
import { enWithdrawalForm } from "../messages.en.ts";

export interface SentWithdrawalProps {
  readonly transactionId: string;
  readonly status: string;
  /** `undefined` until it is read. */
  readonly transaction: Transaction | undefined;
}

/** The progress of a withdrawal that the service accepted. */
export function SentWithdrawal({ transactionId, status, transaction }: SentWithdrawalProps): ReactElement {
  const text = useText(enTransactions, enTransactionDetail, enWithdrawalForm);
  const { withdrawalForm: messages, transactionDetail: details, fill, locale } = text;
  const described = describeStatus(status, text);
  return (
    <>
      <Callout role="status" {...describe()} />
      <DescriptionList>
        <Fact label={messages.status}>
          <Badge tone={described.tone} dot={status === "pending" ? "pulse" : undefined}>
            {described.label}
          </Badge>
        </Fact>
        <Fact label={messages.transactionId}>
          <Identifier text={transactionId} copyLabel={messages.copyTransaction} />
        </Fact>
      </DescriptionList>
      {transaction?.created_at && <Timeline label={messages.progress} entries={listSteps(transaction)} />}
    </>
  );

  function describe(): Pick<CalloutProps, "tone" | "title" | "children"> {
    switch (status) {
      case "success":
        return { tone: "success", title: messages.settledTitle };
      case "failed":
        return { tone: "danger", title: messages.failedTitle, children: messages.failedHelp };
      case "partial":
        return { tone: "warn", title: messages.partialTitle, children: transaction && describePart(transaction) };
      default:
        return { tone: "success", title: messages.sentTitle, children: messages.sentHelp };
    }
  }

  function listSteps({ created_at: created, updated_at: updated }: Transaction): readonly TimelineEntry[] {
    const submitted: TimelineEntry[] =
      created === undefined
        ? []
        : [{ key: "submitted", title: messages.submitted, tone: "neutral", timestamp: created }];
    const { tone, label: title } = described;
    if (status === "pending") {
      const { success: title } = text.transactions;
      return [{ key: "completed", title, tone: "neutral", timestamp: undefined, isAhead: true }, ...submitted];
    }
    if (updated === undefined || updated === created) return submitted;
    return [{ key: status, title, tone: tone === "info" ? "neutral" : tone, timestamp: updated }, ...submitted];
  }

  function describePart({ settled_amount: settled, amount, currency }: Transaction): string {
    if (!settled || amount === undefined || currency === undefined) return details.partialHelp;
    const part = fill(details.partialTitle, {
      settled: formatMoney({ value: settled, currency, locale }).amount,
      amount: writeMoney({ value: amount, currency, locale }),
    });
    return `${part}. ${details.partialHelp}`;
  }
}
