"use client";

import { type ReactElement, useId } from "react";
import { formatMoney } from "../../format/formatMoney.ts";
import { formatPercent } from "../../format/formatPercent.ts";
import { signOf } from "../../format/parseDecimal.ts";
import { percentOf } from "../../format/percentOf.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { layOutStrip } from "./layOutStrip.ts";

/** A part of an amount, as a decimal string. */
export interface StripPart {
  readonly label: string;
  readonly amount: string;
  readonly tone: "available" | "locked" | "used" | "warn" | "danger";
}

export interface BalanceStripProps {
  readonly currency: string;
  /** The subject of the strip, beside the currency's code. */
  readonly name: string;
  /** The amount that the whole strip stands for. Without a label, the name is one. */
  readonly whole: { readonly label?: string | undefined; readonly amount: string };
  readonly parts: readonly [StripPart, StripPart];
  /** A bracket below the strip, from its start. It overlaps the parts. */
  readonly bracket?: { readonly label: string; readonly amount: string } | undefined;
}

/** An amount as a strip, divided into two parts. Each part has its label and amount at its end of the strip. */
export function BalanceStrip({ currency, name, whole, parts, bracket }: BalanceStripProps): ReactElement {
  const id = useId();
  const { locale } = useLocale();
  const write = (value: string) => <bdi data-part="amount">{formatMoney({ value, currency, locale }).amount}</bdi>;
  const reach = percentOf(bracket?.amount, whole.amount);
  const drawn = layOutStrip(parts.map(({ amount }) => percentOf(amount, whole.amount)));

  return (
    <div className="pk-BalanceStrip">
      <div data-part="whole">
        <p data-part="stripTitle" id={id}>
          {currency} <span data-part="name">{name}</span>
        </p>
        <p>
          {whole.label !== undefined && <span data-part="label">{whole.label} </span>}
          {write(whole.amount)}
        </p>
      </div>
      <div data-part="body">
        <ul data-part="parts" aria-labelledby={id}>
          {parts.map(({ label, amount, tone }, index) => (
            <li key={tone} data-part="part">
              <span data-part="label">
                <svg aria-hidden="true" width="8" height="8">
                  <rect data-tone={tone} width="8" height="8" rx="2" />
                </svg>
                {label}
              </span>{" "}
              <span data-part="numbers">
                {write(amount)}
                {/* The other part is the rest. */}
                {index === 1 && signOf(amount) === "positive" && <Share value={percentOf(amount, whole.amount)} />}
              </span>
            </li>
          ))}
        </ul>
        <svg data-part="strip" aria-hidden="true">
          <rect data-part="track" width="100%" height="100%" rx="3" />
          {parts.map(({ tone }, index) => {
            const { start = 0, length = 0 } = drawn[index] ?? {};
            return (
              length > 0 && (
                <rect key={tone} data-tone={tone} x={`${start}%`} width={`${length}%`} height="100%" rx="3" />
              )
            );
          })}
        </svg>
        {reach !== undefined && (
          <svg data-part="bracket" aria-hidden="true">
            <line x1="0" x2={`${reach}%`} y1="4" y2="4" />
            <line x1={`${reach}%`} x2={`${reach}%`} y1="0" y2="8" />
          </svg>
        )}
        {bracket && (
          <p data-part="bracketLabel">
            <span data-part="label">{bracket.label}</span> {write(bracket.amount)}
          </p>
        )}
      </div>
    </div>
  );
}

/** Percent, or nothing if there is no whole. */
function Share({ value }: { readonly value: string | undefined }): ReactElement | null {
  const { locale } = useLocale();
  if (value === undefined) return null;
  return (
    <>
      {" "}
      <bdi data-part="share">{formatPercent({ value, locale, sign: "auto", minimumFractionDigits: 1 })}</bdi>
    </>
  );
}

/** A strip while balances load. */
export function BalanceStripSkeleton(): ReactElement {
  return (
    <div className="pk-BalanceStrip">
      <div data-part="whole">
        <p data-part="stripTitle">
          <Skeleton width="long" />
        </p>
        <p>
          <Skeleton width="long" />
        </p>
      </div>
      <div data-part="body">
        <ul data-part="parts">
          {(["available", "locked"] as const).map((tone) => (
            <li key={tone} data-part="part">
              <span data-part="label">
                <Skeleton width="short" />
              </span>
              <span data-part="amount">
                <Skeleton width="medium" />
              </span>
            </li>
          ))}
        </ul>
        <svg data-part="strip" aria-hidden="true">
          <rect data-part="track" width="100%" height="100%" rx="3" />
        </svg>
        <svg data-part="bracket" aria-hidden="true" />
        <p data-part="bracketLabel">
          <Skeleton width="long" />
        </p>
      </div>
    </div>
  );
}
