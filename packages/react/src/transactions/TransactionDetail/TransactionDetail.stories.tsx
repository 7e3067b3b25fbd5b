import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { readEventSubject } from "../../receivedEvents/readEventSubject.ts";
import { useReceivedEvents } from "../../receivedEvents/receivedEvents.ts";
import { useTransactions } from "../transactions.ts";
import { TransactionDetail, type TransactionDetailProps } from "./TransactionDetail.tsx";

/** The newest transaction with a status. The IDs of the emulated service are random. */
function Newest({ status, ...props }: Omit<TransactionDetailProps, "transactionId"> & { readonly status: string }) {
  const { data } = useTransactions();
  const found = data?.transactions.find((transaction) => transaction.status === status);
  return found ? <TransactionDetail {...props} transactionId={found.id} /> : <p aria-busy="true">…</p>;
}

/** The transaction of the latest event. */
function Latest() {
  const { data } = useReceivedEvents();
  const { transactionId } = data?.events.map(readEventSubject).findLast((subject) => subject.transactionId) ?? {};
  return transactionId === undefined ? <p aria-busy="true">…</p> : <TransactionDetail transactionId={transactionId} />;
}

const meta = {
  title: "Transactions/TransactionDetail",
  component: TransactionDetail,
  args: { transactionId: "" },
  parameters: { backend: { scenario: "travel-rule-held" } },
} satisfies Meta<typeof TransactionDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

/** A deposit that waits for information about its sender. */
export const Held: Story = {
  render: ({ transactionId: _, ...props }) => <Newest {...props} status="action_required" />,
};

/** The Travel Rule form opens over the transaction. */
export const TravelRuleOpened: Story = {
  render: ({ transactionId: _, ...props }) => <Newest {...props} status="action_required" />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add sender" }, SLOW));
    const dialog = await canvas.findByRole("dialog", { name: "Sender of this deposit" }, SLOW);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** A withdrawal on its way to a saved recipient. */
export const Pending: Story = { render: ({ transactionId: _, ...props }) => <Newest {...props} status="pending" /> };

/** A completed payment, with the events about it. */
export const Completed: Story = {
  parameters: { backend: { key: "webhooks", receives: [], hasPaidBatch: true } },
  render: () => <Latest />,
};

/** A bulk payment that settled in part. */
export const PartlySettled: Story = {
  render: ({ transactionId: _, ...props }) => <Newest {...props} status="partial" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^[\d,.]+ of [\d,.]+ NGN settled$/, {}, SLOW)).toBeVisible();
  },
};

/** A failed transaction. */
export const Failed: Story = { render: ({ transactionId: _, ...props }) => <Newest {...props} status="failed" /> };

/** The transaction is loading. */
export const Loading: Story = {
  args: { transactionId: "7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f" },
  parameters: { backend: { faults: [{ latency_ms: 60_000 }] } },
};

/** No transaction of this account has the ID. */
export const NotFound: Story = {
  args: { transactionId: "7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", {}, SLOW)).toBeVisible();
  },
};
