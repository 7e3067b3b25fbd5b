import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TickerStrip } from "./TickerStrip.tsx";

const meta = {
  title: "Markets/TickerStrip",
  component: TickerStrip,
} satisfies Meta<typeof TickerStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The service's first ten pairs. */
export const Default: Story = {};

/** Prices move. */
export const Live: Story = {
  parameters: { backend: { live: true } },
};

/** Selected pairs, one of which the service does not know. */
export const Selected: Story = {
  args: { pairIds: ["ETH-NGN", "BTC-NGN", "GOLD-USD"] },
};

/** With `onSelect`, each pair is a button. */
export const Selectable: Story = {
  args: { onSelect: () => undefined },
};

/** The skeleton while prices load. */
export const Loading: Story = {
  parameters: { backend: { faults: [{ latency_ms: 60_000 }] } },
};

/** Prices cannot be read. The error fits into the strip. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached.", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** The service stopped responding after prices were read. */
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
