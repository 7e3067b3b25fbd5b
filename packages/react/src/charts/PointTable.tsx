"use client";

import type { ReactElement } from "react";
import { dateTimeFormat } from "../format/intl.ts";
import { useText } from "../locale/useText.ts";
import { DataTable } from "../ui/DataTable/DataTable.tsx";
import { enCharts } from "./messages.en.ts";
import type { PlotLine } from "./TimePlot/TimePlotProps.ts";

export interface PointTableProps {
  readonly label: string;
  /** Seconds since the epoch. */
  readonly times: readonly number[];
  /** Column headings, in the order of `describe`. */
  readonly columns: readonly string[];
  readonly describe: (index: number) => readonly PlotLine[];
  readonly timeZone: string | undefined;
}

/** The points of a plot as a table, latest first. */
export function PointTable({ label, times, columns, describe, timeZone }: PointTableProps): ReactElement {
  const { charts: messages, locale, number, fill } = useText(enCharts);
  const rows = times.map((time, index) => ({ time, index })).toReversed();
  return (
    <>
      <DataTable
        label={label}
        rows={rows.slice(0, ROWS)}
        getRowKey={({ time }) => String(time)}
        columns={[
          {
            id: "time",
            label: messages.time,
            isRowHeader: true,
            render: ({ time }) =>
              dateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(time * 1000),
          },
          ...columns.map((column, columnIndex) => ({
            id: column,
            label: column,
            align: "number" as const,
            // A single column aligns with the end of its row.
            width: columns.length === 1 ? ("medium" as const) : undefined,
            render: ({ index }: (typeof rows)[number]) => describe(index)[columnIndex]?.value ?? "–",
          })),
        ]}
      />
      {rows.length > ROWS && <p data-part="note">{fill(messages.olderPoints, { count: number(ROWS) })}</p>}
    </>
  );
}

const ROWS = 200;
