import { pascal, spaced } from "../new/nameCases.mjs";

/**
 * @typedef {object} NewComponent
 * @property {string} name Such as `SettlementList`.
 * @property {string} resource Folder below packages/react/src.
 * @property {string} operation Name of the list operation.
 * @property {string} hook Such as `useSettlements`.
 * @property {string} type Type of a row: `Settlement`.
 * @property {string} record `settlement`.
 * @property {string} records `settlements`.
 * @property {string | undefined} list Field of the response data that contains the rows. `undefined`: the data is the list.
 * @property {string} key Field that identifies a row.
 * @property {readonly Column[]} columns
 *
 * @typedef {object} Column
 * @property {string} field
 * @property {string} label
 * @property {boolean} isTime
 * @property {boolean} isRequired
 */

/** @param {NewComponent} component */
export function componentText({ name, resource, hook, type, records, list, key, columns }) {
  const messages = messagesName(name);
  const rows = list === undefined ? "data" : `data.${list}`;
  return `"use client";

import type { ${type} } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useReadState } from "../../live/useReadState.ts";
import { useText } from "../../locale/useText.ts";
import { RefreshButton } from "../../ui/Button/RefreshButton.tsx";
import { DataTable, type DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
${columns.some(({ isTime }) => isTime) ? 'import { DateTime } from "../../ui/DateTime/DateTime.tsx";\n' : ""}import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { en${name} } from "../messages.en.ts";
import { ${hook} } from "../${resource}.ts";

export interface ${name}Props {
  readonly className?: string | undefined;
}

/** Lists the ${spaced(records)}. */
export const ${name}: (props: ${name}Props) => ReactElement = withBoundary("${name}", ${name}View);

function ${name}View({ className }: ${name}Props): ReactElement {
  const read = ${hook}();
  const state = useReadState(read, (data) => (${rows}.length === 0 ? "empty" : { rows: ${rows} }));
  const { ${messages}: messages, plural } = useText(en${name});
  const rows = state.status === "ready" ? state.rows : undefined;

  const columns: readonly DataTableColumn<${type}>[] = [
${columns.map((column, index) => `    ${columnText(column, index === 0)}`).join("\n")}
  ];

  return (
    <section
      className={["pk-root pk-${name}", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-label={messages.label}
      aria-busy={state.status === "loading"}
    >
      {state.status === "error" ? (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={() => void read.refetch()} />
      ) : (
        <>
          <div data-part="toolbar">
            {state.status === "loading" ? (
              <Skeleton />
            ) : (
              <span data-part="count" role="status">
                {plural(messages.total, rows?.length ?? 0)}
              </span>
            )}
            <RefreshButton state={state} onClick={() => void read.refetch()} />
          </div>
          {state.status === "ready" && <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />}
          {state.status === "empty" ? (
            <EmptyState title={messages.empty} help={messages.emptyHelp} />
          ) : (
            <DataTable label={messages.label} columns={columns} rows={rows} getRowKey={({ ${key} }) => ${key}} />
          )}
        </>
      )}
    </section>
  );
}
`;
}

/** @param {Column} column @param {boolean} isRowHeader */
function columnText({ field, isTime, isRequired }, isRowHeader) {
  const value = isTime ? `<DateTime timestamp={${field}} />` : field;
  const render = isTime && !isRequired ? `${field} && ${value}` : value;
  const rest = isRowHeader ? "isRowHeader: true, " : "";
  const width = isTime ? 'width: "medium", ' : "";
  return `{ id: "${field}", label: messages.${columnName(field)}, ${rest}${width}render: ({ ${field} }) => ${render} },`;
}

/** Name of the message above a column: `createdAtColumn` of `created_at`. @param {string} field */
function columnName(field) {
  return `${field.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase())}Column`;
}

/** @param {string} name */
function messagesName(name) {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** @param {NewComponent} component */
export function messagesText({ name, record, records, columns }) {
  const title = pascal(spaced(records));
  return `
export const en${name} = {
  ${messagesName(name)}: {
    label: "${title}",
    total: { one: "{count} ${spaced(record)}", other: "{count} ${spaced(records)}" },
    empty: "No ${spaced(records)} yet",
    emptyHelp: "${title} appear here when the service reports them.",
${columns.map(({ field, label }) => `    ${columnName(field)}: "${label}",`).join("\n")}
  },
} as const;
`;
}

/** @param {NewComponent} component */
export function cssText({ name }) {
  return `/* Parts: toolbar, count. */
@layer partner-kit.components {
  :where(.pk-${name}) {
    overflow: clip;
    border: 1px solid var(--pk-color-border);
    border-radius: var(--pk-radius);
    background: var(--pk-color-surface);
  }

  :where(.pk-${name} > [data-part="toolbar"]) {
    display: flex;
    gap: var(--pk-space-2);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--pk-space-2);
    padding-inline: var(--pk-space-4) var(--pk-space-2);
    border-block-end: 1px solid var(--pk-color-border);
  }

  :where(.pk-${name} [data-part="count"]) {
    font-weight: var(--pk-font-weight-strong);
  }
}
`;
}
