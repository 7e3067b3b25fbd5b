import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement, ReactNode } from "react";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { Button } from "../Button/Button.tsx";
import { RetryButton } from "../Button/RefreshButton.tsx";
import { DataTable, type DataTableColumn } from "../DataTable/DataTable.tsx";
import { ErrorNote } from "../ErrorNote/ErrorNote.tsx";
import { Money } from "../Money/Money.tsx";
import { EmptyState } from "./EmptyState.tsx";

interface Recipient {
  readonly name: string;
  readonly paid: string;
}

const recipients: readonly Recipient[] = [
  { name: "Baobab Logistics", paid: "18250.00" },
  { name: "Sahel Textiles", paid: "640.50" },
  { name: "Lagoon Freight", paid: "97.20" },
];

const columns: readonly DataTableColumn<Recipient>[] = [
  { id: "name", label: "Recipient", isRowHeader: true, render: ({ name }) => name },
  { id: "paid", label: "Paid", align: "number", render: ({ paid }) => <Money value={paid} currency="USD" /> },
];

const table = { label: "Recipients", columns, getRowKey: ({ name }: Recipient) => name };

const meta = { title: "Foundations/States", tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** One list in every state. A component shows exactly one of them. */
export const SideBySide: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24, gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))" }}>
      <Panel name="Loading">
        <DataTable {...table} rows={undefined} />
      </Panel>
      <Panel name="Loaded">
        <DataTable {...table} rows={recipients} />
      </Panel>
      <Panel name="Empty">
        <EmptyState
          title="No recipients"
          help="Saved bank accounts and addresses appear here."
          action={<Button variant="primary">Add recipient</Button>}
        />
      </Panel>
      <Panel name="Failed">
        <ErrorNote
          title="The service isn’t responding"
          help="No money was moved. We’ll keep retrying."
          code="Error code: UPSTREAM_TIMEOUT"
          action={<RetryButton isRetrying={false} />}
        />
      </Panel>
      <Panel name="Out of date">
        <StaleNote freshness={{ kind: "stale", reason: "offline" }} receivedAt={Date.now() - 720_000} />
        <DataTable {...table} rows={recipients} />
      </Panel>
      <Panel name="Not allowed">
        <ErrorNote
          isRefused
          title="You don’t have access to this"
          help="Ask an administrator for access to recipients."
          scope="recipients:read"
        />
      </Panel>
    </div>
  ),
};

function Panel({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <section className="pk-root" aria-label={name} style={{ display: "grid", gridTemplateRows: "auto 1fr" }}>
      <p style={{ marginBlockEnd: 8, color: "var(--pk-color-text-secondary)" }}>{name}</p>
      <div
        style={{
          display: "grid",
          alignContent: "safe center",
          minBlockSize: 200,
          border: "1px solid var(--pk-color-border)",
          borderRadius: "var(--pk-radius)",
          background: "var(--pk-color-surface)",
          overflow: "clip",
        }}
      >
        {children}
      </div>
    </section>
  );
}
