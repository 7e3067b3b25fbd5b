"use client";

import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { Dialog, type DialogProps } from "../../ui/Dialog/Dialog.tsx";
import { typeLabelOf } from "../describeTransaction.ts";
import { enTransactions } from "../messages.en.ts";
import { useTransactionDetail } from "../useTransactionDetail.ts";
import type { TransactionDetailProps } from "./TransactionDetail.tsx";
import { TransactionDetailBody } from "./TransactionDetailBody.tsx";

export interface TransactionDialogProps extends Omit<TransactionDetailProps, "className"> {
  readonly onClose: () => void;
  readonly returnFocus?: DialogProps["returnFocus"];
}

/** A transaction in a dialog. */
export const TransactionDialog: (props: TransactionDialogProps) => ReactElement = withBoundary(
  "TransactionDialog",
  TransactionDialogView,
);

function TransactionDialogView(props: TransactionDialogProps): ReactElement {
  const { onClose, returnFocus, onOpenTravelRule, ...parameters } = props;
  const detail = useTransactionDetail(parameters);
  const { state } = detail;
  const text = useText(enTransactions);
  const title = state.status === "ready" ? typeLabelOf(state.transaction, text) : text.transactions.transaction;
  return (
    <div className="pk-root">
      <Dialog isOpen onClose={onClose} title={title} returnFocus={returnFocus}>
        <div className="pk-TransactionDetail" data-status={state.status}>
          <TransactionDetailBody detail={detail} onOpenTravelRule={onOpenTravelRule} />
        </div>
      </Dialog>
    </div>
  );
}
