import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { storyBackend } from "../../../test/storyBackend.ts";
import { PriceChart } from "./PriceChart.tsx";

const history = { hours: 26 };

const meta = {
  title: "Charts/PriceChart",
  component: PriceChart,
  args: { pairId: "BTC-USD", timeZone: "Africa/Lagos" },
  parameters: { backend: { markets: 3, history } },
} satisfies Meta<typeof PriceChart>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 15_000 };

/** A day of prices. The samples cover it, so the service's own change of the day is the only one. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("slider", {}, SLOW);
    const changes = Array.from(canvasElement.querySelectorAll('[data-part="change"]'), (change) => change.textContent);
    await expect(changes).toHaveLength(1);
  },
};

/** The last hour, sampled each minute. */
export const Hour: Story = {
  args: { defaultRange: "1h" },
  parameters: { backend: { history: { hours: 2, stepSeconds: 60 } } },
};

/** A price of another size: the axis keeps the digits it needs. */
export const AnotherPair: Story = { args: { pairId: "ETH-USD" } };

/** The service was away twice: nothing was sampled, and nothing is drawn in its place. */
export const Gaps: Story = {
  parameters: {
    backend: {
      history: {
        hours: 26,
        outages: [
          [16, 12.5],
          [5, 4],
        ],
      },
    },
  },
};

/** The proxy began to sample within the range. */
export const SampledSinceLately: Story = { parameters: { backend: { history: { hours: 5 } } } };

/** The first morning: few samples, between the service's own figures of the day. */
export const FirstMorning: Story = { parameters: { backend: { history: { hours: 0.8 } } } };

/** Somebody looked once, and again hours later: points, and nothing between them. */
export const FewSamplesAndAGap: Story = { parameters: { backend: { history: { hours: 6, outages: [[5.9, 0.2]] } } } };

/** One sample is a point, not a line. */
export const OnePoint: Story = { parameters: { backend: { history: { hours: 0.02 } } } };

/** A sample a minute over a day. */
export const ManyPoints: Story = {
  parameters: { backend: { markets: 1, history: { hours: 25, stepSeconds: 60 } } },
};

/** Nothing was ever sampled. */
export const Empty: Story = { args: { pairId: "NO-PAIR" } };

/** There are samples, but none in the last hour. */
export const EmptyRange: Story = {
  args: { defaultRange: "1h" },
  parameters: { backend: { history: { hours: 10, outages: [[3, 0]] } } },
};

/** The shape of the chart, before samples are read. */
export const Loading: Story = { parameters: { backend: { storeFault: "slow" } } };

/** The proxy cannot read its samples. */
export const StoreDown: Story = {
  parameters: { backend: { storeFault: "down" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, SLOW)).toBeVisible();
  },
};

/** Read once, and then no more. */
export const Stale: Story = {
  play: async ({ canvas, loaded }) => {
    const { cutLine, service } = storyBackend(loaded);
    await canvas.findByRole("slider", {}, SLOW);
    await cutLine();
    await service.clock.advance(600_000);
    await expect(await canvas.findByText("Out of date", {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole("slider")).toBeVisible();
  },
};

/** The person lacks the scope that prices need. */
export const NotGranted: Story = { parameters: { backend: { scopes: ["wallets:view"] } } };

/** Keys walk through every point; each is said. */
export const WalkedByKeys: Story = {
  play: async ({ canvas }) => {
    const cursor = await canvas.findByRole("slider", {}, SLOW);
    cursor.focus();
    await userEvent.keyboard("{Home}{PageUp}{ArrowRight}");
    await expect(cursor).toHaveAttribute("aria-valuetext", expect.stringMatching(/Mar 1, 2026.*, Price [\d,.]+$/));
    await expect(cursor.parentElement?.querySelector('[data-part="tip"]')).toBeVisible();
  },
};

/** The same figures as a table. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("slider", {}, SLOW);
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("table", { name: "BTC/USD, price" })).toBeVisible();
  },
};
