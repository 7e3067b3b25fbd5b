import { formatDecimal, usePairTicker, usePartnerKit } from "@partner-kit/react";
import { type ReactElement, type RefObject, useEffect, useState } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";

export interface PairBarProps {
  readonly pairId: string;
  /** The element around the form for quotes. */
  readonly formRef: RefObject<HTMLElement | null>;
  readonly onStart: (side: "buy" | "sell") => void;
}

/** On a phone, both prices at the lower edge of the window while the form is out of view. They lead to the form. */
export function PairBar({ pairId, formRef, onStart }: PairBarProps): ReactElement {
  const messages = useAppMessages();
  const { locale } = usePartnerKit();
  const ticker = usePairTicker(pairId);
  const isFormInView = useIsShown(formRef);
  const write = (value = "") => formatDecimal({ value, locale });
  return (
    <div className="app-pair-bar" data-hidden={isFormInView || undefined}>
      <button type="button" data-side="buy" onClick={() => onStart("buy")}>
        {messages.buy} <bdi>{write(ticker?.best_ask)}</bdi>
      </button>
      <button type="button" data-side="sell" onClick={() => onStart("sell")}>
        {messages.sell} <bdi>{write(ticker?.best_bid)}</bdi>
      </button>
    </div>
  );
}

/** Whether a part of an element is in the viewport. */
function useIsShown(ref: RefObject<HTMLElement | null>): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setIsShown(entries.at(-1)?.isIntersecting ?? false), {
      // A strip of the form is not enough to use it.
      rootMargin: "0px 0px -25%",
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isShown;
}
