"use client";

import type { ReactElement } from "react";
import type { BalanceMovement } from "../../balances/balanceMovements.ts";
import type { BalanceTrade } from "../../balances/balanceTrades.ts";
import type { LockedChange } from "../../balances/lockedChanges.ts";
import { dateTimeFormat } from "../../format/intl.ts";
import { useText } from "../../locale/useText.ts";
import { DataTable } from "../../ui/DataTable/DataTable.tsx";
import { enBalanceHistory } from "../messages.en.ts";
import { movementKinds, type UseMovementTextReturnType } from "./useMovementText.ts";

export interface BalanceDaysProps {
  /** Oldest first. */
  readonly movements: readonly BalanceMovement[];
  /** Oldest first. `undefined` if they are not known. */
  readonly trades: readonly BalanceTrade[] | undefined;
  /** Oldest first. */
  readonly lockedChanges: readonly LockedChange[];
  readonly text: UseMovementTextReturnType;
  /** The title of the chart. */
  readonly title: string;
  readonly timeZone: string | undefined;
}

/** The exact sums of each day, what its trades moved approximately and what became locked, latest first. Days without any are left out. */
export function BalanceDays(props: BalanceDaysProps): ReactElement {
  const { movements, trades, lockedChanges, text, title, timeZone } = props;
  const { balanceHistory: messages, locale, fill } = useText(enBalanceHistory);
  const dayOf = ({ time }: { readonly time: number }) =>
    dateTimeFormat(locale, { dateStyle: "medium", timeZone }).format(time * 1000);
  const ofDay = <T extends { readonly time: number }>(all: readonly T[], day: string) =>
    all.filter((one) => dayOf(one) === day);
  const all = [...movements, ...(trades ?? []), ...lockedChanges];
  const days = new Set(all.toSorted((one, other) => other.time - one.time).map(dayOf));
  const shown = movementKinds.filter((kind) => kind !== "held" || movements.some((movement) => movement.kind === kind));
  return (
    <DataTable
      label={fill(messages.days, { title })}
      rows={[...days]}
      getRowKey={(day) => day}
      columns={[
        { id: "day", label: messages.day, isRowHeader: true, render: (day) => day },
        ...shown.map((kind) => ({
          id: kind,
          label: text.nameOf(kind, movements),
          align: "number" as const,
          render: (day: string) => text.write(ofDay(movements, day), kind) ?? "–",
        })),
        ...(trades
          ? [
              {
                id: "trades",
                label: messages.trades,
                align: "number" as const,
                render: (day: string) => <span>{text.writeTrades(ofDay(trades, day))}</span>,
              },
            ]
          : []),
        ...(lockedChanges.length > 0
          ? [
              {
                id: "locked",
                label: messages.lockedOrReleased,
                align: "number" as const,
                render: (day: string) => text.writeLocked(ofDay(lockedChanges, day)) ?? "–",
              },
            ]
          : []),
      ]}
    />
  );
}
