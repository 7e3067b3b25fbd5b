import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TickerCard } from "./TickerCard.tsx";

const meta = {
  title: "Markets/TickerCard",
  component: TickerCard,
  args: { pairId: "BTC-USD" },
} satisfies Meta<typeof TickerCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One market. */
export const Default: Story = {};

/** Prices move, and what moved is tinted for a moment. */
export const Live: Story = {
  parameters: { backend: { live: true } },
};

/** Rising, falling and all the rest side by side, each with the digits the service uses for it. */
export const SideBySide: Story = {
  parameters: { backend: { markets: 24 } },
  render: () => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(14rem, 1fr))" }}>
      {["BTC-USD", "ETH-USD", "USDT-NGN", "USDC-NGN", "BTC-NGN", "ETH-NGN"].map((pairId) => (
        <TickerCard key={pairId} pairId={pairId} />
      ))}
    </div>
  ),
};

/** The name leads somewhere. */
export const Selectable: Story = {
  args: { onSelect: () => undefined },
};

/** The shape of the card, before the price is read. */
export const Loading: Story = {
  parameters: { backend: { faults: [{ latency_ms: 60_000 }] } },
};

/** The service has no such pair. */
export const Missing: Story = {
  args: { pairId: "GOLD-USD" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No prices for this market")).toBeVisible();
  },
};

/** A name far longer than any: it breaks, and nothing is cut off. */
export const LongName: Story = {
  args: { pairId: "A-VERY-LONG-WRAPPED-STAKED-TOKEN-NAME-ON-A-SECOND-CHAIN-USD" },
};

/** The price cannot be read; it can be tried again. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** Prices were read, then the service fell silent: they stay, and say how old they are. */
export const Stale: Story = {
  parameters: {
    backend: {
      faults: [
        { operation: "getTicker", times: 2 },
        { operation: "getTicker", status: 503 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Out of date", {}, { timeout: 8000 })).toBeVisible();
  },
};
