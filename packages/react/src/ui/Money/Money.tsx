"use client";

import type { ReactElement } from "react";
import { formatMoney } from "../../format/formatMoney.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface MoneyProps {
  /** A decimal string. */
  readonly value: string;
  readonly currency: string;
  /** Default `medium`. */
  readonly size?: "medium" | "large" | undefined;
  /** `always` adds a plus sign to amounts above zero. Default `auto`. */
  readonly sign?: "auto" | "always" | undefined;
  /** Marks an approximate amount with ≈. Default false. */
  readonly isEstimate?: boolean | undefined;
  /** Shows the code only to screen readers, for example below a heading with the code. Default false. */
  readonly isCodeHidden?: boolean | undefined;
  /** Hides the amount and its length. Screen readers read this text instead. */
  readonly cover?: string | undefined;
}

/** An amount of money with a smaller currency code. */
export function Money(props: MoneyProps): ReactElement {
  const { value, currency, size = "medium", isEstimate = false, isCodeHidden = false, cover, sign } = props;
  const { locale } = useLocale();
  const { amount, code } = formatMoney({ value, currency, locale, sign });
  return (
    <span className="pk-Money" data-size={size}>
      {/* Mark, amount and code have this order in every language, as `writeMoney` writes them in sentences. */}
      <span dir="ltr">
        {isEstimate && <span data-part="about">≈ </span>}
        {cover === undefined ? (
          <span data-part="amount">{amount}</span>
        ) : (
          <>
            <span data-part="amount" aria-hidden="true">
              ••••••
            </span>
            <VisuallyHidden>{cover}</VisuallyHidden>
          </>
        )}{" "}
        {isCodeHidden ? <VisuallyHidden>{code}</VisuallyHidden> : <span data-part="currency">{code}</span>}
      </span>
    </span>
  );
}
