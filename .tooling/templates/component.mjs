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

/** @param {NewComponent} component */
export function testText({ name, operation, record, records }) {
  const title = pascal(spaced(records));
  return `import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { ${name} } from "./${name}.tsx";

const statusOf = (container: Element) => container.querySelector(".pk-${name}")?.getAttribute("data-status");

test("default", async () => {
  const { container } = await renderWithKit(<${name} />);
  expect(statusOf(container)).toBe("ready");
  expect(screen.getAllByRole("row").length).toBeGreaterThan(1);
  expect(screen.getByRole("status").textContent).toMatch(/^\\d+ ${spaced(record).slice(0, -1)}/);
});

test("behaviour: loading has the shape of the list", async () => {
  const { container } = await renderWithKit(<${name} />, {
    prepare: ({ service }) => service.faults.add({ latency_ms: 60_000 }),
  });
  expect(statusOf(container)).toBe("loading");
  expect(screen.getByRole("region", { name: "${title}" }).getAttribute("aria-busy")).toBe("true");
});

test("behaviour: an empty account", async () => {
  const { container } = await renderWithKit(<${name} />, { backend: { scenario: "empty" } });
  expect(statusOf(container)).toBe("empty");
  expect(screen.getByText("No ${spaced(records)} yet")).toBeDefined();
});

test("behaviour: a missing grant", async () => {
  const { container } = await renderWithKit(<${name} />, { backend: { scopes: [] } });
  expect(statusOf(container)).toBe("error");
  expect(screen.getByRole("alert").textContent).toContain("You don’t have access to this");
});

test("behaviour: a failed read can be retried", async () => {
  const { backend, container } = await renderWithKit(<${name} />, {
    prepare: ({ service }) => service.faults.add({ operation: "${operation}", status: 503 }),
  });
  await settle(60_000);
  expect(statusOf(container)).toBe("error");
  backend.service.faults.clear();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settle(5000);
  expect(statusOf(container)).toBe("ready");
});

test("behaviour: a failed refresh keeps the rows and marks them as old", async () => {
  const { backend, container } = await renderWithKit(<${name} />);
  const rows = screen.getAllByRole("row").length;
  backend.service.faults.add({ operation: "${operation}", status: 503 });
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await settle(5000);
  expect(statusOf(container)).toBe("ready");
  expect(screen.getAllByRole("row")).toHaveLength(rows);
  expect(container.querySelector(".pk-LineNote")).not.toBeNull();
});
`;
}

/** @param {NewComponent} component */
export function storiesText({ name, resource, operation, records }) {
  return `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ${name} } from "./${name}.tsx";

const meta = {
  title: "${pascal(spaced(resource))}/${name}",
  component: ${name},
} satisfies Meta<typeof ${name}>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The ${spaced(records)} of the account. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("rowheader")).length).toBeGreaterThan(0);
  },
};

/** An account without any ${spaced(records)}. */
export const Empty: Story = {
  parameters: { backend: { scenario: "empty" } },
};

/** The shape of the list before the first response. */
export const Loading: Story = {
  parameters: { backend: { faults: [{ latency_ms: 60_000 }] } },
};

/** The list cannot be read. The operator can retry. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" }, { timeout: 8000 })).toBeVisible();
  },
};

/** The person lacks the scope that the list needs. */
export const GrantMissing: Story = {
  parameters: { backend: { scopes: [] } },
};

/** A refresh failed. The rows stay and are marked as old. */
export const Stale: Story = {
  parameters: {
    backend: {
      faults: [
        { operation: "${operation}", times: 1 },
        { operation: "${operation}", status: 503 },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole("rowheader");
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await canvas.findByText(/^As of/, {}, { timeout: 8000 });
    await expect(canvasElement.querySelector(".pk-LineNote")).toBeVisible();
  },
};
`;
}

/** @param {NewComponent} component */
export function guideText({ name, records }) {
  return `import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For operators who look up ${spaced(records)}.",
  root: "pk-${name}",
  parts: [
    { name: "toolbar", text: "The count and the refresh button" },
    { name: "count", text: "How many ${spaced(records)} the account has" },
    { name: ".pk-DataTable", text: "The ${spaced(records)}; cards if the space is narrow" },
  ],
  attributes: [["data-status", "loading, ready, empty or error"]],
  keyboard: [
    ["Tab", "Moves to refresh"],
    ["Enter, Space", "Reads the list again"],
  ],
  dos: [{ text: "Leave it on the page when it is empty. That is an answer, too.", story: "Empty" }],
  donts: [{ text: "Hide the note that says the rows are old.", story: "Stale" }],
};
`;
}
