import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BalanceChart } from "./BalanceChart.tsx";

const meta = {
  title: "Charts/BalanceChart",
  component: BalanceChart,
} satisfies Meta<typeof BalanceChart>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each currency on a scale of its own. */
export const Default: Story = {};

/** Not told is not zero: there is no bar, and the chart says so. */
export const WithdrawableUnavailable: Story = { parameters: { backend: { scenario: "withdrawable-unavailable" } } };

/** An account that has never held anything. */
export const NothingHeld: Story = { parameters: { backend: { scenario: "empty" } } };

/** The shape of the chart, before balances are read. */
export const Loading: Story = { parameters: { backend: { faults: [{ latency_ms: 60_000 }] } } };

/** Balances cannot be read; it can be tried again. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, { timeout: 8000 })).toBeVisible();
  },
};
