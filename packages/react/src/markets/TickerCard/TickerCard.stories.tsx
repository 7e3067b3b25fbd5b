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

/** Samples of the proxy, which the line shows. */
const history = { hours: 25, stepSeconds: 1800 };

/** One market. */
export const Default: Story = {
  parameters: { backend: { history } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: /^From / })).toBeVisible();
  },
};

/** Prices move. A moved price is tinted briefly. */
export const Live: Story = {
  parameters: { backend: { history, live: true } },
};

/** Several markets in a grid, each with the digits of its prices. */
export const SideBySide: Story = {
  parameters: { backend: { markets: 24, history } },
  render: () => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(14rem, 1fr))" }}>
      {["BTC-USD", "ETH-USD", "USDT-NGN", "USDC-NGN", "BTC-NGN", "ETH-NGN"].map((pairId) => (
        <TickerCard key={pairId} pairId={pairId} />
      ))}
    </div>
  ),
};

/** With bid, ask, spread and volumes, for a page about the market. In a wide container the card is a strip. */
export const Details: Story = {
  args: { hasDetails: true },
  parameters: { backend: { history } },
};

/** With the spread alone, above a chart that stands beside a form. */
export const OneDetail: Story = {
  args: { details: ["spread"] },
  parameters: { backend: { history } },
  decorators: [(Story) => <div style={{ inlineSize: "43rem", maxInlineSize: "100%" }}>{Story()}</div>],
};

/** The strip with the longest numbers, beside a form: the details have a line of their own. */
export const NarrowStrip: Story = {
  args: { hasDetails: true, pairId: "BTC-NGN" },
  parameters: { backend: { markets: 24, history } },
  decorators: [(Story) => <div style={{ inlineSize: "43rem", maxInlineSize: "100%" }}>{Story()}</div>],
};

/** In a sidebar, each detail is a line. */
export const NarrowDetails: Story = {
  args: { hasDetails: true },
  parameters: { backend: { history } },
  decorators: [(Story) => <div style={{ inlineSize: "20rem" }}>{Story()}</div>],
};

/** With `onSelect`, the name is a button. */
export const Selectable: Story = {
  args: { onSelect: () => undefined },
  parameters: { backend: { history } },
};

/** The skeleton while the price loads. */
export const Loading: Story = {
  parameters: { backend: { faults: [{ latency_ms: 60_000 }] } },
};

/** The service does not have this pair. */
export const Missing: Story = {
  args: { pairId: "GOLD-USD" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No prices for this market")).toBeVisible();
  },
};

/** A very long name wraps and is not truncated. */
export const LongName: Story = {
  args: { pairId: "A-VERY-LONG-WRAPPED-STAKED-TOKEN-NAME-ON-A-SECOND-CHAIN-USD" },
};

/** The price cannot be read. The card offers a retry. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** The service stopped responding after prices were read. They stay, with their age. */
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
