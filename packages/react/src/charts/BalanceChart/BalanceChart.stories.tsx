import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BalanceChart } from "./BalanceChart.tsx";

const meta = {
  title: "Charts/BalanceChart",
  component: BalanceChart,
} satisfies Meta<typeof BalanceChart>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each balance is divided into its available and its locked part, and the credit line into its available and its used part. */
export const Default: Story = {};

/** The service does not report a withdrawable amount. The chart omits the bracket and explains why. */
export const WithdrawableUnavailable: Story = { parameters: { backend: { scenario: "withdrawable-unavailable" } } };

/** Credit is overdue, so nothing can be withdrawn. */
export const CreditOverdue: Story = { parameters: { backend: { scenario: "credit-overdue" } } };

/** An account without balances. */
export const NothingHeld: Story = { parameters: { backend: { scenario: "empty" } } };

/** The skeleton while balances load. */
export const Loading: Story = { parameters: { backend: { faults: [{ latency_ms: 60_000 }] } } };

/** Balances cannot be read. The chart offers a retry. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, { timeout: 8000 })).toBeVisible();
  },
};
