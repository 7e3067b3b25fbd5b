import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { DateTime } from "../DateTime/DateTime.tsx";
import { Money } from "../Money/Money.tsx";
import { DataTable, type DataTableColumn } from "./DataTable.tsx";

interface Transaction {
  readonly id: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: string;
  readonly createdAt: string;
}

const columns: readonly DataTableColumn<Transaction>[] = [
  { id: "id", label: "Transaction", isRowHeader: true, render: ({ id }) => id },
  { id: "created", label: "Created", width: "medium", render: ({ createdAt }) => <DateTime timestamp={createdAt} /> },
  {
    id: "status",
    label: "Status",
    render: ({ status }) => <Badge tone={status === "On hold" ? "warn" : "neutral"}>{status}</Badge>,
  },
  {
    id: "amount",
    label: "Amount",
    align: "number",
    render: ({ amount, currency }) => <Money value={amount} currency={currency} />,
  },
  {
    id: "actions",
    label: "Actions",
    isLabelHidden: true,
    align: "end",
    render: ({ status }) => status === "On hold" && <Button variant="quiet">Add sender</Button>,
  },
];

const rows: readonly Transaction[] = [
  { id: "Deposit 4f1c", amount: "2500.00", currency: "USD", status: "On hold", createdAt: "2026-03-02T08:12:00Z" },
  { id: "Deposit 9a02", amount: "1284000.50", currency: "NGN", status: "Cleared", createdAt: "2026-03-01T17:40:00Z" },
  { id: "Deposit 77de", amount: "0.75", currency: "USD", status: "On hold", createdAt: "2026-02-28T23:05:00Z" },
];

const meta = {
  title: "Primitives/DataTable",
  component: DataTable<Transaction>,
  decorators: [inRoot],
  args: { label: "Transactions", columns, rows, getRowKey: ({ id }) => id },
} satisfies Meta<typeof DataTable<Transaction>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In narrow containers rows are displayed as cards, but stay table rows for screen readers. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(4);
    await expect(canvas.getByRole("rowheader", { name: "Deposit 4f1c" })).toBeVisible();
  },
};

export const Loading: Story = { args: { rows: undefined } };

export const LongText: Story = {
  args: {
    rows: [
      {
        id: "0x52908400098527886E0F7030069857D2E4169EE7",
        amount: "123456789012345678901234.12345678",
        currency: "USD",
        status: "waiting for a response from the sender",
        createdAt: "2026-03-02T08:12:00Z",
      },
    ],
  },
};
