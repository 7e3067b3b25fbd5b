"use client";

import { type ReactElement, useState } from "react";
import { Age } from "../../ui/Age/Age.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { DataTable, type DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import type { BundledRead, BundledRequest } from "../createSupportBundle.ts";
import { readTokens } from "../readTokens.ts";

interface Row<TValue> {
  readonly value: TValue;
  readonly key: string;
}

/** Records of a bundle have no ID, because inputs are left out. */
function toRows<TValue>(values: readonly TValue[]): readonly Row<TValue>[] {
  return values.map((value, index) => ({ value, key: String(index) }));
}

/** The reads in the cache of the provider's client. */
export function ReadTable({ reads }: { readonly reads: readonly BundledRead[] }): ReactElement {
  return <DataTable label="Reads" columns={readColumns} rows={toRows(reads)} getRowKey={({ key }) => key} />;
}

const readColumns: readonly DataTableColumn<Row<BundledRead>>[] = [
  { id: "operation", label: "Operation", isRowHeader: true, render: ({ value }) => value.operation },
  { id: "resource", label: "Resource", render: ({ value }) => value.resource },
  { id: "state", label: "State", render: ({ value }) => <ReadState read={value} /> },
  {
    id: "age",
    label: "Age",
    render: ({ value: { updated_at: time } }) =>
      time === null ? "–" : <Age since={Date.parse(time)} clock="page" text="{age}" />,
  },
  { id: "observers", label: "Mounted uses", align: "number", render: ({ value }) => value.observers },
];

function ReadState({ read }: { readonly read: BundledRead }): ReactElement {
  const { error, is_fetching: isFetching, is_stale: isStale, status } = read;
  if (error) return <Badge tone="danger">{error.code ?? error.name}</Badge>;
  if (isFetching) return <Badge tone="info">fetching</Badge>;
  if (status === "pending") return <Badge>not read</Badge>;
  return <Badge tone={isStale ? "warn" : "success"}>{isStale ? "stale" : "fresh"}</Badge>;
}

/** The last requests of the provider. */
export function RequestTable({ requests }: { readonly requests: readonly BundledRequest[] }): ReactElement {
  return <DataTable label="Requests" columns={requestColumns} rows={toRows(requests)} getRowKey={({ key }) => key} />;
}

const requestColumns: readonly DataTableColumn<Row<BundledRequest>>[] = [
  {
    id: "operation",
    label: "Operation",
    isRowHeader: true,
    width: "wide",
    render: ({ value: { operation, method, path } }) => (
      <>
        {operation} <div data-part="hint">{`${method} ${path}`}</div>
      </>
    ),
  },
  {
    id: "status",
    label: "Status",
    render: ({ value: { status } }) => <Badge tone={toneOf(status)}>{status}</Badge>,
  },
  {
    id: "started",
    label: "Started",
    // Seconds and milliseconds tell requests of one screen apart.
    render: ({ value: { started_at: time } }) => (
      <time dateTime={time} title={time}>
        {startTime.format(Date.parse(time))}
      </time>
    ),
  },
  {
    id: "duration",
    label: "Duration",
    align: "number",
    render: ({ value: { duration_ms: duration } }) => (duration === null ? "–" : `${duration} ms`),
  },
  {
    id: "correlation",
    label: "Correlation ID",
    width: "wide",
    render: ({ value }) => <span data-part="code">{value.correlation_id ?? "–"}</span>,
  },
];

const startTime = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
  hourCycle: "h23",
});

function toneOf(status: BundledRequest["status"]) {
  if (status === "pending") return "neutral";
  return status === "failed" || status >= 400 ? "danger" : "success";
}

/** The theme's tokens in force where the inspector is mounted, as of the first render. */
export function ThemeTable(): ReactElement {
  const [tokens, setTokens] = useState<ReturnType<typeof readTokens>>();
  return (
    <div ref={(element) => void (element && !tokens && setTokens(readTokens(element)))}>
      <DataTable label="Theme" columns={tokenColumns} rows={tokens} getRowKey={([name]) => name} />
    </div>
  );
}

const tokenColumns: readonly DataTableColumn<readonly [name: string, value: string]>[] = [
  {
    id: "name",
    label: "Token",
    isRowHeader: true,
    render: ([name]) => (
      <span data-part="token">
        {name.startsWith("--pk-color-") && <span data-part="swatch" style={{ background: `var(${name})` }} />}
        {name}
      </span>
    ),
  },
  { id: "value", label: "Value", width: "wide", render: ([, value]) => <span data-part="code">{value}</span> },
];
