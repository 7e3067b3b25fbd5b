import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MoversChart } from "./MoversChart.tsx";

const meta = {
  title: "Charts/MoversChart",
  component: MoversChart,
  parameters: { backend: { markets: 40 } },
} satisfies Meta<typeof MoversChart>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The five largest rises and falls of a day. */
export const Default: Story = {};

/** Fewer markets than there is room for. */
export const FewMarkets: Story = { parameters: { backend: { markets: 3 } } };

/** Ten each way. */
export const MoreOfThem: Story = { args: { count: 10 } };

/** Prices move, and the order with them. */
export const Live: Story = { parameters: { backend: { live: true } } };

/** The shape of the chart, before prices are read. */
export const Loading: Story = { parameters: { backend: { faults: [{ latency_ms: 60_000 }] } } };

/** Prices cannot be read; it can be tried again. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, { timeout: 8000 })).toBeVisible();
  },
};
