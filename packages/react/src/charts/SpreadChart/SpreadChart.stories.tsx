import type { Meta, StoryObj } from "@storybook/react-vite";
import { SpreadChart } from "./SpreadChart.tsx";

const meta = {
  title: "Charts/SpreadChart",
  component: SpreadChart,
  args: { pairId: "BTC-USD", timeZone: "Africa/Lagos" },
  parameters: { backend: { markets: 3, history: { hours: 26 } } },
} satisfies Meta<typeof SpreadChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gaps: Story = { parameters: { backend: { history: { hours: 26, outages: [[14, 11]] } } } };

export const OnePoint: Story = { parameters: { backend: { history: { hours: 0.02 } } } };

export const Empty: Story = { args: { pairId: "NO-PAIR" } };

export const Loading: Story = { parameters: { backend: { storeFault: "slow" } } };

export const StoreDown: Story = { parameters: { backend: { storeFault: "down" } } };
