import type { Meta, StoryObj } from "@storybook/react-vite";
import { BalanceChart } from "./BalanceChart.tsx";

const meta = {
  title: "Charts/BalanceChart",
  component: BalanceChart,
} satisfies Meta<typeof BalanceChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Not told is not zero: there is no bar, and the chart says so. */
export const WithdrawableUnavailable: Story = { parameters: { backend: { scenario: "withdrawable-unavailable" } } };

export const NothingHeld: Story = { parameters: { backend: { scenario: "empty" } } };

export const Loading: Story = { parameters: { backend: { faults: [{ latency_ms: 60_000 }] } } };

export const ServiceDown: Story = { parameters: { backend: { faults: [{ offline: true }] } } };
