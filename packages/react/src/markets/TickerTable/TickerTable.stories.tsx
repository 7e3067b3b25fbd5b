import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TickerTable } from "./TickerTable.tsx";

const meta = {
  title: "Markets/TickerTable",
  component: TickerTable,
} satisfies Meta<typeof TickerTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All markets with every column. */
export const Default: Story = {};

/** Prices move, and what moved is tinted for a moment. */
export const Live: Story = {
  parameters: { backend: { live: true } },
};

/** Prices of very different size: each keeps the digits the service uses for it. */
export const SmallPrices: Story = {
  args: { defaultView: { search: "usd", sort: { column: "last", direction: "ascending" } } },
  parameters: { backend: { markets: 24 } },
};

/** Hundreds of millions beside cents: columns are as wide as their longest figure, and what has no room is scrolled to. */
export const LongFigures: Story = {
  parameters: { backend: { markets: 24 } },
  play: async ({ canvas }) => {
    const cells = await canvas.findAllByRole("gridcell");
    await expect(cells.length).toBeGreaterThan(200);
    // One that has no room would stand over the next.
    const wide = cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(wide.map(({ textContent }) => textContent)).toEqual([]);
  },
};

/** The largest rise first. */
export const Sorted: Story = {
  args: { defaultView: { sort: { column: "changePercent", direction: "descending" } } },
};

/** Narrowed by what is typed. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "btc");
    await expect(await canvas.findByText("2 of 12 markets")).toBeVisible();
  },
};

/** Nothing fits what was typed. */
export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "gold");
    await expect(await canvas.findByText("No markets match “gold”.")).toBeVisible();
  },
};

/** The shape of the table, before prices are read. */
export const Loading: Story = {
  parameters: { backend: { faults: [{ latency_ms: 60_000 }] } },
};

/** The service answers with an error. The table tries again by itself, ever more slowly. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** The account's key lacks what reading prices needs. Trying again would not help, so nothing is tried. */
export const KeyRefused: Story = {
  parameters: { backend: { faults: [{ operation: "getTicker", status: 403 }] } },
};

/** Too many requests: said in place of the table, which waits as long as it was told to. */
export const TooManyRequests: Story = {
  parameters: { backend: { faults: [{ operation: "getTicker", status: 429, retry_after: 120 }] } },
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

/** The markets listing cannot be read: pairs are shown as the ticker calls them. */
export const MarketsUnknown: Story = {
  parameters: { backend: { faults: [{ operation: "listMarkets", status: 403 }] } },
};
