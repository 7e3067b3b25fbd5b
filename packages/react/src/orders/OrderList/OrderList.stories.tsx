import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { storyBackend } from "../../../test/storyBackend.ts";
import { OrderList } from "./OrderList.tsx";

/** Orders in every status, newest last. */
const trades = [
  { amount: "0.02", secondsAgo: 90_000 },
  { amount: "850", secondsAgo: 40_000, pair: "USDT-NGN" },
  { amount: "0.0404", secondsAgo: 9000 },
  { amount: "2.06", secondsAgo: 4000, side: "sell", pair: "ETH-USD" },
  { amount: "0.0451", secondsAgo: 2500 },
  { amount: "0.499", secondsAgo: 900, side: "sell" },
  { amount: "1234.56789012", secondsAgo: 300, side: "sell", pair: "ETH-NGN" },
  { amount: "0.0206", secondsAgo: 1.5 },
  { amount: "0.01", secondsAgo: 0.5 },
];

const meta = {
  title: "Orders/OrderList",
  component: OrderList,
  parameters: { backend: { key: "webhooks", receives: [], trades } },
} satisfies Meta<typeof OrderList>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };
const UNLISTED = "7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f";

/** Orders in every status. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Filling", { selector: ".pk-Badge" }, SLOW)).toBeVisible();
  },
};

/** Filtered by side and status. */
export const PartlyFilledSells: Story = { args: { defaultView: { side: "sell", status: "partly_filled" } } };

/** The orders of one market. */
export const OneMarket: Story = { args: { defaultView: { pair: "ETH-USD" } } };

/** In a narrow container, a button opens the filters and says how many are active. A tap on a row opens it. */
export const Narrow: Story = {
  args: { defaultView: { pair: "ETH-USD" } },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Partly filled", { selector: ".pk-Badge" }, SLOW));
    await expect(await canvas.findByText(/^The unfilled/, {}, SLOW)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Filters (1)" }));
    await expect(canvas.getByRole("combobox", { name: "Market" })).toHaveFocus();
    await expect(canvas.getByRole("combobox", { name: "Market" })).toHaveValue("ETH-USD");
  },
};

/** Found by the name of its pair. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader", {}, SLOW);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search orders" }), "eth/usd");
    await expect(canvas.getByRole("rowheader")).toHaveTextContent("Sell ETH for USD");
  },
};

/** An order in a dialog, opened with the keyboard. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("button", { name: /^Sell ETH for USD/ }, SLOW);
    row.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(/^The unfilled/, {}, SLOW)).toBeVisible();
  },
};

/** The orders of some days. */
export const CustomDates: Story = {
  args: { defaultView: { period: "custom", from: "2026-01-01" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("From", {}, SLOW)).toHaveValue("2026-01-01");
  },
};

/** The ID of an order that is not in the list. The order can be opened. */
export const UnlistedId: Story = {
  args: { defaultView: { search: UNLISTED } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Open order 7d0f3f1e…4e5f" }, SLOW)).toBeVisible();
  },
};

/** An ID that no order of the account has. */
export const NotFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Search orders" }, SLOW), `${UNLISTED}{Enter}`);
    await expect(await canvas.findByText(/It is not in this account/, {}, SLOW)).toBeVisible();
  },
};

/** The proxy stores more events than the list reads. It says how far back it goes. */
export const OlderEvents: Story = {
  parameters: {
    backend: {
      trades: Array.from({ length: 260 }, (_, index) => ({
        amount: "0.01",
        side: "sell",
        secondsAgo: 93_600 - 360 * index,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Orders from the latest 500 events/, {}, SLOW)).toBeVisible();
  },
};

/** Nothing matches. A button clears search and filters. */
export const NoMatch: Story = {
  args: { defaultView: { search: "nobody" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Clear search and filters" }, SLOW));
    await expect((await canvas.findAllByRole("rowheader")).length).toBeGreaterThan(1);
  },
};

/** No event about an order was received yet. Orders still open by ID. */
export const Empty: Story = { parameters: { backend: { trades: [] } } };

/** The newest orders of one market, for a page about it. */
export const Limited: Story = {
  args: { limit: 3, defaultView: { search: "BTC-USD" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("rowheader", {}, SLOW)).toHaveLength(3);
  },
};

/** The events are loading. */
export const Loading: Story = { parameters: { backend: { storeFault: "slow" } } };

/** The events could not be read. Orders still open by ID. */
export const StoreDown: Story = {
  args: { defaultView: { search: UNLISTED } },
  parameters: { backend: { storeFault: "down" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" }, SLOW)).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Open order/ })).toBeVisible();
  },
};

/** The user may not see orders. */
export const NotGranted: Story = { parameters: { backend: { scopes: ["wallets:view"] } } };

/** The stream was interrupted. The orders stay. */
export const Reconnecting: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findAllByRole("rowheader", {}, SLOW);
    await storyBackend(loaded).cutLine();
    await expect((await canvas.findAllByRole("rowheader")).length).toBeGreaterThan(1);
  },
};
