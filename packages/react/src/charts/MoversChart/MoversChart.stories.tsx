import type { Meta, StoryObj } from "@storybook/react-vite";
import { MoversChart } from "./MoversChart.tsx";

const meta = {
  title: "Charts/MoversChart",
  component: MoversChart,
  parameters: { backend: { markets: 40 } },
} satisfies Meta<typeof MoversChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FewMarkets: Story = { parameters: { backend: { markets: 3 } } };

export const MoreOfThem: Story = { args: { count: 10 } };

export const Live: Story = { parameters: { backend: { live: true } } };

export const Loading: Story = { parameters: { backend: { faults: [{ latency_ms: 60_000 }] } } };

export const ServiceDown: Story = { parameters: { backend: { faults: [{ offline: true }] } } };
