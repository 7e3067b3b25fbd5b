"use client";

import type { ReactElement } from "react";
import type { BalanceMovement } from "../../balances/balanceMovements.ts";
import type { BalanceTrade } from "../../balances/balanceTrades.ts";
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
  readonly text: UseMovementTextReturnType;
  /** The title of the chart. */
  readonly title: string;
  readonly timeZone: string | undefined;
}

/** The exact sums of each day and what its trades moved approximately, latest first. Days without either are left out. */
export function BalanceDays({ movements, trades, text, title, timeZone }: BalanceDaysProps): ReactElement {
  const { balanceHistory: messages, locale, fill } = useText(enBalanceHistory);
  const dayOf = ({ time }: { readonly time: number }) =>
    dateTimeFormat(locale, { dateStyle: "medium", timeZone }).format(time * 1000);
  const ofDay = <T extends { readonly time: number }>(all: readonly T[], day: string) =>
    all.filter((one) => dayOf(one) === day);
  const days = new Set([...movements, ...(trades ?? [])].toSorted((one, other) => other.time - one.time).map(dayOf));
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
          label: messages[kind],
          align: "number" as const,
          render: (day: string) => text.write(ofDay(movements, day), kind) ?? "–",
        })),
        ...(trades
          ? [
              {
                id: "trades",
                label: messages.trades,
                align: "number" as const,
                render: (day: string) => <bdi>{text.writeTrades(ofDay(trades, day))}</bdi>,
              },
            ]
          : []),
      ]}
    />
  );
}
