"use client";

import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { enTransactionDetail } from "../messages.en.ts";
import { type UseTransactionDetailParameters, useTransactionDetail } from "../useTransactionDetail.ts";
import { TransactionDetailBody } from "./TransactionDetailBody.tsx";

export interface TransactionDetailProps extends UseTransactionDetailParameters {
  /** Opens your own Travel Rule form. Default: a dialog. */
  readonly onOpenTravelRule?: ((transactionId: string) => void) | undefined;
  readonly className?: string | undefined;
}

/** One deposit or withdrawal, with what holds it and the events about it. */
export const TransactionDetail: (props: TransactionDetailProps) => ReactElement = withBoundary(
  "TransactionDetail",
  TransactionDetailView,
);

function TransactionDetailView({ className, onOpenTravelRule, ...parameters }: TransactionDetailProps): ReactElement {
  const detail = useTransactionDetail(parameters);
  const { transactionDetail: messages } = useText(enTransactionDetail);
  return (
    <section
      className={["pk-root pk-TransactionDetail", className].filter(Boolean).join(" ")}
      data-status={detail.state.status}
      aria-label={messages.label}
      aria-busy={detail.state.status === "loading"}
    >
      <TransactionDetailBody detail={detail} onOpenTravelRule={onOpenTravelRule} />
      <AssumptionNote of={["getTransaction", "webhookEvent"]} />
    </section>
  );
}
