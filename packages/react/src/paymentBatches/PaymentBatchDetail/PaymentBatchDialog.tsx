"use client";

import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { Dialog, type DialogProps } from "../../ui/Dialog/Dialog.tsx";
import { enPaymentBatchDetail } from "../messages.en.ts";
import { usePaymentBatchDetail } from "../usePaymentBatchDetail.ts";
import type { PaymentBatchDetailProps } from "./PaymentBatchDetail.tsx";
import { PaymentBatchDetailBody } from "./PaymentBatchDetailBody.tsx";

export interface PaymentBatchDialogProps extends Omit<PaymentBatchDetailProps, "className"> {
  readonly onClose: () => void;
  readonly returnFocus?: DialogProps["returnFocus"];
}

/** A bulk payment in a dialog. */
export const PaymentBatchDialog: (props: PaymentBatchDialogProps) => ReactElement = withBoundary(
  "PaymentBatchDialog",
  PaymentBatchDialogView,
);

function PaymentBatchDialogView({ onClose, returnFocus, ...rest }: PaymentBatchDialogProps): ReactElement {
  const detail = usePaymentBatchDetail(rest);
  const { paymentBatchDetail: messages } = useText(enPaymentBatchDetail);
  return (
    <div className="pk-root">
      <Dialog isOpen onClose={onClose} title={messages.label} size="large" returnFocus={returnFocus}>
        <div className="pk-PaymentBatchDetail" data-status={detail.state.status}>
          <PaymentBatchDetailBody detail={detail} links={rest} />
        </div>
      </Dialog>
    </div>
  );
}
