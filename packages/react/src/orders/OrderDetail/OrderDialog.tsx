"use client";

import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { Dialog, type DialogProps } from "../../ui/Dialog/Dialog.tsx";
import { enOrderDetail } from "../messages.en.ts";
import { useOrderDetail } from "../useOrderDetail.ts";
import type { OrderDetailProps } from "./OrderDetail.tsx";
import { OrderDetailBody } from "./OrderDetailBody.tsx";

export interface OrderDialogProps extends Omit<OrderDetailProps, "className"> {
  readonly onClose: () => void;
  readonly returnFocus?: DialogProps["returnFocus"];
}

/** An order in a dialog. */
export const OrderDialog: (props: OrderDialogProps) => ReactElement = withBoundary("OrderDialog", OrderDialogView);

function OrderDialogView({ onClose, returnFocus, ...parameters }: OrderDialogProps): ReactElement {
  const detail = useOrderDetail(parameters);
  const { orderDetail: messages } = useText(enOrderDetail);
  return (
    <div className="pk-root">
      <Dialog isOpen onClose={onClose} title={messages.label} returnFocus={returnFocus}>
        <div className="pk-OrderDetail" data-status={detail.state.status}>
          <OrderDetailBody detail={detail} />
        </div>
      </Dialog>
    </div>
  );
}
