import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import type { PriceRange } from "../../markets/priceRanges.ts";
import { PriceChart } from "../PriceChart/PriceChart.tsx";
import { SpreadChart } from "./SpreadChart.tsx";

const meta = {
  title: "Charts/SpreadChart",
  component: SpreadChart,
  args: { pairId: "BTC-USD", timeZone: "Africa/Lagos" },
  parameters: { backend: { markets: 3, history: { hours: 26 } } },
} satisfies Meta<typeof SpreadChart>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A day of bid and ask. */
export const Default: Story = {};

/** Three hours without samples are a gap in the line. */
export const Gaps: Story = { parameters: { backend: { history: { hours: 26, outages: [[14, 11]] } } } };

/** A single sample is drawn as a point. */
export const OnePoint: Story = { parameters: { backend: { history: { hours: 0.02 } } } };

/** The proxy has no samples. */
export const Empty: Story = { args: { pairId: "NO-PAIR" } };

/** The skeleton while samples load. */
export const Loading: Story = { parameters: { backend: { storeFault: "slow" } } };

/** The proxy cannot read its samples. */
export const StoreDown: Story = { parameters: { backend: { storeFault: "down" } } };

/** The companion of a PriceChart: one choice of range, one note, and one crosshair for both. */
export const BelowThePrice: Story = {
  render: function Paired(args) {
    const [range, setRange] = useState<PriceRange>("24h");
    return (
      <div>
        <PriceChart {...args} range={range} onRangeChange={setRange} />
        <SpreadChart {...args} range={range} isCompanion />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const price = await canvas.findByRole("slider", { name: /price/ }, { timeout: 15_000 });
    await canvas.findByRole("slider", { name: /spread/ }, { timeout: 15_000 });
    price.focus();
    await userEvent.keyboard("{Home}{PageUp}{PageUp}");
    const times = Array.from(canvasElement.querySelectorAll('[data-part="time"]'), (time) => time.textContent);
    await expect(times).toHaveLength(2);
    await expect(new Set(times).size).toBe(1);
  },
};
