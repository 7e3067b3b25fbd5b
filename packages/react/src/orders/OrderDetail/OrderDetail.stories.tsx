import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { readEventSubject } from "../../receivedEvents/readEventSubject.ts";
import { useReceivedEvents } from "../../receivedEvents/receivedEvents.ts";
import { OrderDetail } from "./OrderDetail.tsx";

/** The order of the latest event. The IDs of the emulated service are random. */
function Latest() {
  const { data } = useReceivedEvents();
  const latest = data?.events.at(-1);
  const orderId = latest && readEventSubject(latest).orderId;
  return orderId === undefined ? <p aria-busy="true">…</p> : <OrderDetail orderId={orderId} />;
}

/** A back end with one order, and the receiver that got its events. */
function traded(amount: string, secondsAgo = 300, more: object = {}) {
  return { backend: { key: "webhooks", receives: [], trades: [{ amount, secondsAgo }], ...more } };
}

const meta = {
  title: "Orders/OrderDetail",
  component: OrderDetail,
  args: { orderId: "" },
  render: () => <Latest />,
} satisfies Meta<typeof OrderDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

/** Half of it was filled, and the rest was cancelled. */
export const PartlyFilled: Story = {
  parameters: traded("0.0206"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The unfilled 0\.0103\sBTC was cancelled\.$/, {}, SLOW)).toBeVisible();
  },
};

/** Accepted, and nothing is filled yet. */
export const Waiting: Story = { parameters: traded("0.02", 0.5) };

/** A part is filled, and more may follow. */
export const Filling: Story = {
  parameters: traded("0.0206", 1.5),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Filling", {}, SLOW)).toBeVisible();
  },
};

/** Everything is filled. */
export const Filled: Story = {
  parameters: traded("0.02"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Completely filled.", {}, SLOW)).toBeVisible();
  },
};

/** Cancelled before the first fill. */
export const Cancelled: Story = { parameters: traded("0.0499") };

/** Nothing was traded. */
export const Rejected: Story = { parameters: traded("0.0404") };

/** The service reports a status and a field that the kit does not know. The status is shown as words. */
export const UnknownStatus: Story = {
  parameters: traded("0.0451"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Under review", {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole("tree", { name: "Other fields" })).toBeVisible();
  },
};

/** A sale in naira with many digits. */
export const LongNumbers: Story = {
  parameters: traded("", 0, { trades: [{ amount: "1234.56789012", secondsAgo: 300, side: "sell", pair: "ETH-NGN" }] }),
};

/** The order is loading. */
export const Loading: Story = {
  render: () => <OrderDetail orderId="7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f" />,
  parameters: { backend: { faults: [{ latency_ms: 60_000 }] } },
};

/** No order of this account has the ID. */
export const NotFound: Story = {
  render: () => <OrderDetail orderId="7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", {}, SLOW)).toBeVisible();
  },
};

/** The user may not see orders. */
export const NotGranted: Story = {
  render: () => <OrderDetail orderId="7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f" />,
  parameters: { backend: { scopes: ["wallets:view"] } },
};
