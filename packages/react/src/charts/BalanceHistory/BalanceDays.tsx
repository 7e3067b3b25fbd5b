"use client";

import type { ReactElement } from "react";
import type { BalanceMovement } from "../../balances/balanceMovements.ts";
import { dateTimeFormat } from "../../format/intl.ts";
import { useText } from "../../locale/useText.ts";
import { DataTable } from "../../ui/DataTable/DataTable.tsx";
import { enBalanceHistory } from "../messages.en.ts";
import { movementKinds, type UseMovementTextReturnType } from "./useMovementText.ts";

export interface BalanceDaysProps {
  /** Oldest first. */
  readonly movements: readonly BalanceMovement[];
  readonly text: UseMovementTextReturnType;
  /** The title of the chart. */
  readonly title: string;
  readonly timeZone: string | undefined;
}

/** The exact sums of each day, latest first. Days without transactions are left out. */
export function BalanceDays({ movements, text, title, timeZone }: BalanceDaysProps): ReactElement {
  const { balanceHistory: messages, locale, fill } = useText(enBalanceHistory);
  const days = new Map<string, BalanceMovement[]>();
  for (const movement of movements) {
    const day = dateTimeFormat(locale, { dateStyle: "medium", timeZone }).format(movement.time * 1000);
    days.set(day, [...(days.get(day) ?? []), movement]);
  }
  const shown = movementKinds.filter((kind) => kind !== "held" || movements.some((movement) => movement.kind === kind));
  return (
    <DataTable
      label={fill(messages.days, { title })}
      rows={[...days].toReversed()}
      getRowKey={([day]) => day}
      columns={[
        { id: "day", label: messages.day, isRowHeader: true, render: ([day]) => day },
        ...shown.map((kind) => ({
          id: kind,
          label: messages[kind],
          align: "number" as const,
          render: ([, ofDay]: readonly [string, readonly BalanceMovement[]]) => text.write(ofDay, kind) ?? "–",
        })),
      ]}
    />
  );
}
