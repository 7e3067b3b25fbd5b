import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { MoversChart } from "./MoversChart.tsx";

/** Samples of the proxy, which the lines show. */
const history = { hours: 25, stepSeconds: 1800 };

const meta = {
  title: "Charts/MoversChart",
  component: MoversChart,
  parameters: { backend: { markets: 40, history } },
} satisfies Meta<typeof MoversChart>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The five largest rises and falls within 24 hours. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("img", { name: /^From / })).toHaveLength(10);
  },
};

/** Fewer markets than `count`. */
export const FewMarkets: Story = { parameters: { backend: { markets: 3, history } } };

/** Ten rises and ten falls. */
export const MoreOfThem: Story = { args: { count: 10 } };

/** A row opens its market. */
export const Selectable: Story = {
  args: { onSelect: fn<(pairId: string) => void>() },
  play: async ({ args, canvas }) => {
    const [row] = await canvas.findAllByRole("listitem");
    await userEvent.click(row?.querySelector("button") ?? document.body);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** Prices move, and the order changes with them. */
export const Live: Story = { parameters: { backend: { history, live: true } } };

/** The skeleton while prices load. */
export const Loading: Story = { parameters: { backend: { faults: [{ latency_ms: 60_000 }] } } };

/** Prices cannot be read. The chart offers a retry. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, { timeout: 8000 })).toBeVisible();
  },
};
