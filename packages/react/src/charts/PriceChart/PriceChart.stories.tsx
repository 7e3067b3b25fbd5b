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

/** Prices of 24 hours. The samples cover the day, so only the service's 24-hour change is shown. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("slider", {}, SLOW);
    const changes = Array.from(canvasElement.querySelectorAll('[data-part="change"]'), (change) => change.textContent);
    await expect(changes).toHaveLength(1);
  },
};

/** The last hour, sampled every minute. */
export const Hour: Story = {
  args: { defaultRange: "1h" },
  parameters: { backend: { history: { hours: 2, stepSeconds: 60 } } },
};

/** A large price. The axis has as many digits as it needs. */
export const AnotherPair: Story = { args: { pairId: "ETH-USD" } };

/** The service was unreachable twice. Missing samples are gaps in the line. */
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

/** The proxy started sampling within the range. */
export const SampledSinceLately: Story = { parameters: { backend: { history: { hours: 5 } } } };

/** Few samples, with the service's prices of the day as levels for comparison. */
export const FirstMorning: Story = { parameters: { backend: { history: { hours: 0.8 } } } };

/** Two samples hours apart are points without a line between them. */
export const FewSamplesAndAGap: Story = { parameters: { backend: { history: { hours: 6, outages: [[5.9, 0.2]] } } } };

/** A single sample is drawn as a point. */
export const OnePoint: Story = { parameters: { backend: { history: { hours: 0.02 } } } };

/** One sample per minute over a day. */
export const ManyPoints: Story = {
  parameters: { backend: { markets: 1, history: { hours: 25, stepSeconds: 60 } } },
};

/** The proxy has no samples. */
export const Empty: Story = { args: { pairId: "NO-PAIR" } };

/** There are samples, but not in the last hour. */
export const EmptyRange: Story = {
  args: { defaultRange: "1h" },
  parameters: { backend: { history: { hours: 10, outages: [[3, 0]] } } },
};

/** The skeleton while samples load. */
export const Loading: Story = { parameters: { backend: { storeFault: "slow" } } };

/** The proxy cannot read its samples. */
export const StoreDown: Story = {
  parameters: { backend: { storeFault: "down" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, SLOW)).toBeVisible();
  },
};

/** Samples were read once, and later reads fail. */
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

/** Keys reach every point, and a screen reader announces each. */
export const KeyboardCursor: Story = {
  play: async ({ canvas }) => {
    const cursor = await canvas.findByRole("slider", {}, SLOW);
    cursor.focus();
    await userEvent.keyboard("{Home}{PageUp}{ArrowRight}");
    await expect(cursor).toHaveAttribute("aria-valuetext", expect.stringMatching(/Mar 1, 2026.*, Price [\d,.]+$/));
    await expect(cursor.parentElement?.querySelector('[data-part="tip"]')).toBeVisible();
  },
};

/** The same data as a table. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("slider", {}, SLOW);
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("table", { name: "BTC/USD, price" })).toBeVisible();
  },
};
