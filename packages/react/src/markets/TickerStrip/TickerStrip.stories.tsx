import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TickerStrip } from "./TickerStrip.tsx";

const meta = {
  title: "Markets/TickerStrip",
  component: TickerStrip,
} satisfies Meta<typeof TickerStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first pairs of the service. */
export const Default: Story = {};

/** Prices move. */
export const Live: Story = {
  parameters: { backend: { live: true } },
};

/** Pairs that the host chose, one of which the service does not know. */
export const Chosen: Story = {
  args: { pairIds: ["ETH-NGN", "BTC-NGN", "GOLD-USD"] },
};

/** Each pair leads somewhere. */
export const Selectable: Story = {
  args: { onSelect: () => undefined },
};

/** The shape of the line, before prices are read. */
export const Loading: Story = {
  parameters: { backend: { faults: [{ latency_ms: 60_000 }] } },
};

/** Prices cannot be read, said in the room of the line. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached.", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** Prices were read, then the service fell silent. */
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
