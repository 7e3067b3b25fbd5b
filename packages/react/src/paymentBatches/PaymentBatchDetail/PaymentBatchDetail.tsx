"use client";

import { type ReactElement, useRef } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { enPaymentBatchDetail } from "../messages.en.ts";
import { type UsePaymentBatchDetailParameters, usePaymentBatchDetail } from "../usePaymentBatchDetail.ts";
import { PaymentBatchDetailBody } from "./PaymentBatchDetailBody.tsx";
import type { PaymentBatchLinks } from "./PaymentBatchLinks.ts";

export interface PaymentBatchDetailProps extends UsePaymentBatchDetailParameters, PaymentBatchLinks {
  readonly className?: string | undefined;
}

/** One bulk payment: its progress, the result of each payment, and a button that stops it. */
export const PaymentBatchDetail: (props: PaymentBatchDetailProps) => ReactElement = withBoundary(
  "PaymentBatchDetail",
  PaymentBatchDetailView,
);

function PaymentBatchDetailView({ className, ...rest }: PaymentBatchDetailProps): ReactElement {
  const detail = usePaymentBatchDetail(rest);
  const { paymentBatchDetail: messages } = useText(enPaymentBatchDetail);
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-PaymentBatchDetail", className].filter(Boolean).join(" ")}
      data-status={detail.state.status}
      aria-label={messages.label}
      aria-busy={detail.state.status === "loading"}
    >
      <PaymentBatchDetailBody detail={detail} links={rest} />
    </section>
  );
}
