"use client";

import type { ReactElement } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import type { BatchPaymentProps } from "./BatchPaymentView.tsx";

/** Pays many saved recipients at once, from CSV: checks every line, shows a review, and follows the payments. */
export function BatchPayment(props: BatchPaymentProps): ReactElement {
  return (
    <ComponentBoundary component="BatchPayment">
      <LazyPart lazy={view} component="BatchPayment" placeholder={<Loading {...props} />}>
        {(View) => <View {...props} />}
      </LazyPart>
    </ComponentBoundary>
  );
}

const view = createLazy(async () => (await import("./BatchPaymentView.tsx")).BatchPaymentView);

function Loading({ className }: BatchPaymentProps): ReactElement {
  return (
    <div
      className={["pk-root pk-BatchPayment", className].filter(Boolean).join(" ")}
      data-status="loading"
      aria-busy="true"
    >
      <div data-part="fields">
        <Skeleton width="medium" />
        <Skeleton width="long" />
        <Skeleton width="long" />
      </div>
    </div>
  );
}
