import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { BalanceOverview } from "./BalanceOverview.tsx";

const meta = {
  title: "Balances/BalanceOverview",
  component: BalanceOverview,
} satisfies Meta<typeof BalanceOverview>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Several currencies, and credit that is partly used. */
export const Default: Story = {};

/** Figures are covered, for when somebody looks over a shoulder. */
export const AmountsHidden: Story = {
  args: { defaultAmountsHidden: true },
};

/** The service cannot tell what can be withdrawn. That is not zero. */
export const WithdrawableUnavailable: Story = {
  parameters: { backend: { scenario: "withdrawable-unavailable" } },
};

/** Credit is overdue, and withdrawals are blocked by it. */
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

/** An account that has never held anything. */
export const NothingHeld: Story = {
  parameters: { backend: { scenario: "empty" } },
};

/** The shape of the cards, before balances are read. */
export const Loading: Story = {
  parameters: { backend: { faults: [{ latency_ms: 60_000 }] } },
};

/** Balances cannot be read; it can be tried again. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** The account’s key lacks what reading balances needs. Trying again would not help. */
export const KeyRefused: Story = {
  parameters: { backend: { faults: [{ operation: "getBalances", status: 403 }] } },
};

/** A refresh that failed: the figures from before stay, and say so. */
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
    await expect(await canvas.findByText("Out of date", {}, { timeout: 8000 })).toBeVisible();
  },
};
