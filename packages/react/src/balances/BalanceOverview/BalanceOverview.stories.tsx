import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { BalanceOverview } from "./BalanceOverview.tsx";

const meta = {
  title: "Balances/BalanceOverview",
  component: BalanceOverview,
} satisfies Meta<typeof BalanceOverview>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Several currencies and partly used credit. */
export const Default: Story = {};

/** Amounts are hidden from people nearby. */
export const AmountsHidden: Story = {
  args: { defaultAmountsHidden: true },
};

/** The service cannot report the withdrawable amounts. They are not zero. */
export const WithdrawableUnavailable: Story = {
  parameters: { backend: { scenario: "withdrawable-unavailable" } },
};

/** No amount is large, below a BalanceHistory that shows the withdrawable ones. */
export const NoLead: Story = { args: { lead: "none", amountsHidden: false, hasIncoming: true } };

/** Incoming and outgoing amounts of the last seven days. */
export const Movements: Story = {
  args: { hasMovements: true },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Last 7 days:/, {}, { timeout: 8000 }))[0]).toBeVisible();
  },
};

/** Deposits on hold or pending, according to the transactions. */
export const Incoming: Story = {
  args: { hasIncoming: true },
  parameters: { backend: { scenario: "travel-rule-held" } },
};

/** Credit is overdue and blocks withdrawals. */
export const CreditOverdue: Story = {
  parameters: { backend: { scenario: "credit-overdue" } },
};

/** Messages use the name that the host gave the service with `serviceName`. */
export const ServiceNamed: Story = {
  parameters: { backend: { scenario: "credit-overdue" }, serviceName: "Acme" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Acme blocks withdrawals/, {}, { timeout: 8000 })).toBeVisible();
  },
};

/** An account without balances. */
export const NothingHeld: Story = {
  parameters: { backend: { scenario: "empty" } },
};

/** The balances are loading. */
export const Loading: Story = {
  parameters: { backend: { faults: [{ latency_ms: 60_000 }] } },
};

/** The balances could not be read. The user can retry. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** The API key lacks the scope for balances. Retrying would not help. */
export const KeyRefused: Story = {
  parameters: { backend: { faults: [{ operation: "getBalances", status: 403 }] } },
};

/** A refresh failed. The last amounts stay and are marked as out of date. */
export const Stale: Story = {
  parameters: {
    backend: {
      faults: [
        { operation: "getBalances", times: 1 },
        { operation: "getBalances", status: 503 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Nigerian Naira");
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByText("The service is not responding.", {}, { timeout: 8000 })).toBeVisible();
  },
};
