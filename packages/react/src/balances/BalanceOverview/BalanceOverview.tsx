"use client";

import { parseTimestamp } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { FreshnessBadge } from "../../live/FreshnessBadge/FreshnessBadge.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { enCommon, enLive } from "../../text/messages.en.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enBalanceOverview } from "../messages.en.ts";
import { type UseBalanceOverviewParameters, useBalanceOverview } from "../useBalanceOverview.ts";
import { BalanceOverviewSkeleton } from "./BalanceOverviewSkeleton.tsx";
import { CreditCard } from "./CreditCard.tsx";
import { CurrencyCard } from "./CurrencyCard.tsx";

export interface BalanceOverviewProps extends UseBalanceOverviewParameters {
  readonly className?: string | undefined;
}

/** Balances, credit and withdrawable amounts of the account, per currency. */
export function BalanceOverview({ className, ...parameters }: BalanceOverviewProps): ReactElement {
  return (
    <ComponentBoundary component="BalanceOverview">
      <BalanceOverviewView className={className} {...parameters} />
    </ComponentBoundary>
  );
}

function BalanceOverviewView({ className, ...parameters }: BalanceOverviewProps): ReactElement {
  const overview = useBalanceOverview(parameters);
  const { state, amountsHidden } = overview;
  const { common, live, balanceOverview: messages } = useText(enCommon, enLive, enBalanceOverview);
  const isReady = state.status === "ready";
  const isStale = isReady && state.freshness.kind === "stale";
  const generatedAt = isReady ? parseTimestamp(state.generatedAt) : undefined;

  return (
    <section
      className={["pk-root pk-BalanceOverview", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-label={messages.label}
      aria-busy={state.status === "loading"}
    >
      {(isReady || state.status === "loading") && (
        <div data-part="toolbar">
          {state.status === "loading" && <Skeleton />}
          {isStale && <FreshnessBadge freshness={state.freshness} />}
          {isReady && generatedAt !== undefined && (
            <Age
              since={generatedAt}
              clock="service"
              receivedAt={state.receivedAt}
              isStale={isStale}
              text={isStale ? live.staleSince : common.updated}
            />
          )}
          {isReady && generatedAt === undefined && <span>{state.generatedAt}</span>}
          <div data-part="actions">
            <Button
              {...overview.getHideButtonProps()}
              variant="quiet"
              icon={amountsHidden ? "eyeOff" : "eye"}
              iconOnly
              disabled={!isReady}
            >
              {messages.hideAmounts}
            </Button>
            <Button
              {...overview.getRefreshButtonProps()}
              variant="quiet"
              icon="refresh"
              iconOnly
              disabled={!isReady}
              isBusy={isReady && state.isRefreshing}
            >
              {common.refresh}
            </Button>
          </div>
        </div>
      )}
      {isReady && <StaleNote freshness={state.freshness} />}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={overview.refresh} />
      )}
      {state.status === "empty" && <EmptyState title={messages.empty} help={messages.emptyHelp} />}
      {state.status === "loading" && <BalanceOverviewSkeleton />}
      {isReady && (
        <div data-part="cards">
          {state.currencies.map((balance) => (
            <CurrencyCard key={balance.currency} balance={balance} isHidden={amountsHidden} />
          ))}
          <CreditCard credit={state.credit} isHidden={amountsHidden} />
        </div>
      )}
    </section>
  );
}
