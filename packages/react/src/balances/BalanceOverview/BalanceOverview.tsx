"use client";

import { parseTimestamp } from "@partner-kit/contract";
import { type ReactElement, useState } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { enCommon } from "../../text/messages.en.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { RefreshButton } from "../../ui/Button/RefreshButton.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enBalanceOverview } from "../messages.en.ts";
import { type UseBalanceOverviewParameters, useBalanceOverview } from "../useBalanceOverview.ts";
import { CreditCard, CreditCardSkeleton } from "./CreditCard.tsx";
import { CurrencyCard, Fact } from "./CurrencyCard.tsx";
import { IncomingFact } from "./IncomingFact.tsx";

export interface BalanceOverviewProps extends UseBalanceOverviewParameters {
  readonly className?: string | undefined;
  /**
   * The large amount of each currency. Set `none` below a `BalanceHistory` with `currencyPicker="withdrawable"`: no amount is
   * large then, and the withdrawable one is left out if it is known. Default `available`.
   */
  readonly lead?: "available" | "none" | undefined;
  /** Shows incoming and outgoing amounts of the last seven days, for users who may see transactions. Default false. */
  readonly hasMovements?: boolean | undefined;
  /**
   * Shows deposits that are on hold or pending, for users who may see transactions. The balances do not contain them.
   * Default false.
   */
  readonly hasIncoming?: boolean | undefined;
  /** Returns the page of your app with what a currency's locked amount is reserved for, such as its pending withdrawals. */
  readonly getLockedHref?: ((currency: string) => string | undefined) | undefined;
}

/** Balances, credit and withdrawable amounts of the account, per currency. */
export const BalanceOverview: (props: BalanceOverviewProps) => ReactElement = withBoundary(
  "BalanceOverview",
  BalanceOverviewView,
);

// Loaded on demand, because it reads transactions and most pages show them elsewhere.
const dailyFlow = createLazy(async () => (await import("./DailyFlow.tsx")).DailyFlow);

function BalanceOverviewView(props: BalanceOverviewProps): ReactElement {
  const {
    className,
    lead = "available",
    hasMovements = false,
    hasIncoming = false,
    getLockedHref,
    ...parameters
  } = props;
  const overview = useBalanceOverview(parameters);
  const { state, amountsHidden } = overview;
  const { common, balanceOverview: messages } = useText(enCommon, enBalanceOverview);
  const [isOpen, setOpen] = useState(false);
  const isReady = state.status === "ready";
  const isStale = isReady && state.freshness.kind === "stale";
  const currencies = isReady ? state.currencies.map(({ currency }) => currency) : [];
  const generatedAt = isReady ? parseTimestamp(state.generatedAt) : undefined;

  const toolbar = (isReady || state.status === "loading") && (
    <div data-part="toolbar">
      {state.status === "loading" && <Skeleton />}
      {isReady && !isStale && generatedAt !== undefined && (
        <Age since={generatedAt} clock="service" receivedAt={state.receivedAt} text={common.updated} />
      )}
      {isReady && generatedAt === undefined && <span>{state.generatedAt}</span>}
      <div data-part="actions">
        <span data-part="details">
          <Button variant="quiet" aria-expanded={isOpen} disabled={!isReady} onClick={() => setOpen(!isOpen)}>
            {messages.details}
          </Button>
        </span>
        {overview.canHideAmounts && (
          <Button
            {...overview.getHideButtonProps()}
            variant="quiet"
            icon={amountsHidden ? "eyeOff" : "eye"}
            iconOnly
            disabled={!isReady}
          >
            {messages.hideAmounts}
          </Button>
        )}
        <RefreshButton {...overview.getRefreshButtonProps()} state={state} />
      </div>
    </div>
  );
  // Nothing above the amounts that only says how old they are.
  const isToolbarLast = !overview.canHideAmounts;

  return (
    <section
      className={["pk-root pk-BalanceOverview", className].filter(Boolean).join(" ")}
      data-status={state.status}
      data-open={isOpen || undefined}
      aria-label={messages.label}
      aria-busy={state.status === "loading"}
    >
      {!isToolbarLast && toolbar}
      {isReady && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={overview.refresh} />
      )}
      {state.status === "empty" && <EmptyState title={messages.empty} help={messages.emptyHelp} />}
      {state.status === "loading" && <BalanceOverviewSkeleton lead={lead} hasIncoming={hasIncoming} />}
      {isReady && (
        <div data-part="cards">
          {state.currencies.map((balance) => (
            <CurrencyCard
              key={balance.currency}
              balance={balance}
              isHidden={amountsHidden}
              lead={lead}
              lockedHref={getLockedHref?.(balance.currency)}
              flow={
                hasMovements &&
                !amountsHidden && (
                  <LazyPart lazy={dailyFlow} component="DailyFlow">
                    {(DailyFlow) => <DailyFlow currency={balance.currency} currencies={currencies} />}
                  </LazyPart>
                )
              }
              incoming={
                hasIncoming && (
                  <IncomingFact currency={balance.currency} currencies={currencies} isHidden={amountsHidden} />
                )
              }
            />
          ))}
          <CreditCard credit={state.credit} isHidden={amountsHidden} />
        </div>
      )}
      {isToolbarLast && toolbar}
    </section>
  );
}

type BalanceOverviewSkeletonProps = Required<Pick<BalanceOverviewProps, "lead" | "hasIncoming">>;

/** Placeholder with the labels, without amounts. */
function BalanceOverviewSkeleton({ lead, hasIncoming }: BalanceOverviewSkeletonProps): ReactElement {
  const { balanceOverview: messages } = useText(enBalanceOverview);
  const leads = lead === "available";
  return (
    <div data-part="cards" aria-hidden="true">
      {["first", "second"].map((card) => (
        <div key={card} data-part="card">
          <p data-part="title">
            <Skeleton />
          </p>
          <dl>
            {leads && (
              <Fact label={messages.available} isHeadline>
                <Skeleton width="long" />
              </Fact>
            )}
            <Fact
              label={leads ? messages.withdrawable : messages.available}
              help={leads ? messages.withdrawableHelp : undefined}
            >
              <Skeleton />
            </Fact>
            <Fact label={messages.locked} help={messages.lockedHelp}>
              <Skeleton />
            </Fact>
            <Fact label={messages.total} isDetail>
              <Skeleton />
            </Fact>
            {hasIncoming && (
              <Fact label={messages.incoming}>
                <Skeleton />
              </Fact>
            )}
          </dl>
        </div>
      ))}
      <CreditCardSkeleton />
    </div>
  );
}
