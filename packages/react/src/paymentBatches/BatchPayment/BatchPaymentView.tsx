"use client";

import { type ReactElement, useEffect, useRef } from "react";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import type { TextOf } from "../../text/text.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { type HeadingOptions, useHeading } from "../../ui/Heading/useHeading.tsx";
import type { BatchPaymentState } from "../BatchPaymentState.ts";
import { enBatchPayment } from "../messages.en.ts";
import { PaymentBatchDetailBody } from "../PaymentBatchDetail/PaymentBatchDetailBody.tsx";
import type { PaymentBatchLinks } from "../PaymentBatchDetail/PaymentBatchLinks.ts";
import { type UseBatchPaymentParameters, useBatchPayment } from "../useBatchPayment.ts";
import { usePaymentBatchDetail } from "../usePaymentBatchDetail.ts";
import { BatchFields } from "./BatchFields.tsx";
import { BatchReview } from "./BatchReview.tsx";
import { UnknownBatch } from "./UnknownBatch.tsx";

export interface BatchPaymentProps extends UseBatchPaymentParameters, PaymentBatchLinks, HeadingOptions {
  /** Opens the form of a new recipient. */
  readonly onAddRecipient?: (() => void) | undefined;
  /** A sentence beside the button of the first step, such as which payments your policy holds for approval. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
}

export function BatchPaymentView(props: BatchPaymentProps): ReactElement {
  const { className, headingLevel, title, isTitleHidden, onAddRecipient, note, ...rest } = props;
  const form = useBatchPayment(rest);
  const text = useText(enBatchPayment);
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  const { state } = form;
  const { heading, labelProps, nestedLevel } = useHeading(
    // A batch that was sent has its own name above it.
    state.status === "sent"
      ? { title, isTitleHidden: true }
      : { headingLevel, ...(state.status === "editing" && { title, isTitleHidden }) },
    titleOf(state, text),
  );

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-BatchPayment", className].filter(Boolean).join(" ")}
      data-status={state.status}
      {...labelProps}
    >
      {heading}
      {renderStep()}
      <AssumptionNote of={["createWithdrawalQuote", "submitWithdrawal", "canonicalRequest"]} />
    </section>
  );

  function renderStep(): ReactElement {
    switch (state.status) {
      case "editing":
        return <BatchFields form={form} onAddRecipient={onAddRecipient} note={note} headingLevel={nestedLevel} />;
      case "reviewing":
        return <BatchReview form={form} state={state} />;
      case "sending":
        return state.isRepeat ? <UnknownBatch form={form} state={state} /> : <BatchReview form={form} state={state} />;
      case "uncertain":
        return <UnknownBatch form={form} state={state} />;
      case "sent":
        return <SentBatch batchId={state.batchId} links={rest} onStartOver={form.startOver} />;
    }
  }
}

function titleOf({ status }: BatchPaymentState, { batchPayment: messages }: TextOf<typeof enBatchPayment>): string {
  switch (status) {
    case "reviewing":
    case "sending":
      return messages.reviewTitle;
    case "uncertain":
      return messages.uncertainTitle;
    default:
      return messages.title;
  }
}

interface SentBatchProps {
  readonly batchId: string;
  readonly links: PaymentBatchLinks;
  readonly onStartOver: () => void;
}

/** Follows the batch that was just sent. */
function SentBatch({ batchId, links, onStartOver }: SentBatchProps): ReactElement {
  const { batchPayment: messages } = useText(enBatchPayment);
  const detail = usePaymentBatchDetail({ batchId });
  const outcome = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone after this step.
  useEffect(() => outcome.current?.focus(), []);
  return (
    <div ref={outcome} tabIndex={-1} data-part="outcome">
      <div className="pk-PaymentBatchDetail" data-status={detail.state.status}>
        <PaymentBatchDetailBody detail={detail} links={links} />
      </div>
      <div data-part="action">
        <Button onClick={onStartOver}>{messages.another}</Button>
      </div>
    </div>
  );
}
