import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { TransactionList } from "./TransactionList.tsx";

const meta = {
  title: "Transactions/TransactionList",
  component: TransactionList,
  parameters: { backend: { scenario: "travel-rule-held" } },
} satisfies Meta<typeof TransactionList>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

/** A month of deposits and withdrawals, three of them held. */
export const Default: Story = {};

/** Filtered by type and currency. */
export const WithdrawalsInNaira: Story = { args: { defaultView: { type: "withdrawal", currency: "NGN" } } };

/** The latest withdrawals without a toolbar, for example beside a form. */
export const Limited: Story = {
  args: { limit: 5, defaultView: { type: "withdrawal" } },
  render: (args) => (
    <div style={{ maxInlineSize: "34rem" }}>
      <TransactionList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("rowheader", {}, SLOW)).toHaveLength(5);
  },
};

/** Filtered by status: deposits that wait for information about their sender. */
export const Held: Story = { args: { defaultView: { status: "action_required" } } };

/** A button opens all filters. A wide list has dates and statuses beside it, too. */
export const AllFilters: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader", {}, SLOW);
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Currency" }), "NGN");
    await expect(canvas.getByRole("button", { name: "Filters (1)" })).toBeVisible();
    for (const row of canvas.getAllByRole("row").slice(1)) await expect(row).toHaveTextContent("NGN");
  },
};

/** The transactions of the last days. */
export const LastSevenDays: Story = { args: { defaultView: { period: "last-7-days" } } };

/** The transactions of some days. None matches, and the empty list says which days were searched. */
export const CustomDates: Story = {
  args: { defaultView: { period: "custom", from: "2020-01-01", to: "2020-01-31" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Jan .*2020/, {}, SLOW)).toBeVisible();
  },
};

/** A held deposit offers its next step. */
export const SenderOpened: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("button", { name: /^Add sender/ }, SLOW);
    await userEvent.click(first ?? document.body);
    await expect(await canvas.findByRole("dialog", { name: "Sender of this deposit" }, SLOW)).toBeVisible();
  },
};

/** A bulk payment that settled in part. */
export const PartlySettled: Story = {
  args: { defaultView: { status: "partial" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ settled$/, {}, SLOW)).toBeVisible();
  },
};

/** Found by the label of its recipient. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText("OTC desk, Dubai", {}, SLOW);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search transactions" }), "treasury");
    for (const row of canvas.getAllByRole("rowheader")) await expect(row).toHaveTextContent("Treasury reserve");
  },
};

/** The proxy's overrides declare pages. Older transactions load near the end of the list, or with the button. */
export const Pages: Story = {
  args: { defaultView: { type: "deposit" } },
  parameters: { backend: { transactionPageSize: 20 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Load more" }, SLOW));
    await expect(await canvas.findByText(/ cover the 40 transactions loaded so far\.$/, {}, SLOW)).toBeVisible();
  },
};

/** Older transactions load when the end of the list is near. */
export const LoadsNearTheEnd: Story = {
  parameters: { backend: { scenario: "travel-rule-held", transactionPageSize: 20 } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^\d+ transactions loaded$/, {}, SLOW);
    // How many pages fit depends on the height of the window.
    await waitFor(() => {
      canvasElement.querySelector("tbody:last-of-type")?.scrollIntoView({ block: "end" });
      return expect(canvas.getByText(/^\d+ transactions$/)).toBeVisible();
    }, SLOW);
  },
};

/** Nothing matches. A button clears search and filters. */
export const NoMatch: Story = {
  args: { defaultView: { search: "nobody" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Clear search and filters" }, SLOW));
    await expect((await canvas.findAllByRole("rowheader")).length).toBeGreaterThan(1);
  },
};

/** An account without transactions. */
export const Empty: Story = { parameters: { backend: { scenario: "empty" } } };

/** The list is loading. */
export const Loading: Story = { parameters: { backend: { faults: [{ latency_ms: 60_000 }] } } };

/** The list could not be read. The user can retry. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ operation: "listTransactions", status: 503 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" }, SLOW)).toBeVisible();
  },
};

/** The user may not see the wallet. */
export const NotGranted: Story = { parameters: { backend: { scopes: [] } } };

/** A refresh failed. The rows stay and are marked as out of date. */
export const Stale: Story = {
  parameters: {
    backend: {
      faults: [
        { operation: "listTransactions", times: 1 },
        { operation: "listTransactions", status: 503 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader", {}, SLOW);
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByText("The service is not responding.", {}, SLOW)).toBeVisible();
  },
};
