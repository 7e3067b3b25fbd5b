import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { tickerColumns } from "../tickerColumnTable.ts";
import { TickerTable } from "./TickerTable.tsx";

const meta = {
  title: "Markets/TickerTable",
  component: TickerTable,
} satisfies Meta<typeof TickerTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Samples of the proxy, which the column "24h trend" shows. */
const sampled = { backend: { history: { hours: 25, stepSeconds: 1800 } } };

/** All markets, with the columns that fit a laptop. */
export const Default: Story = {
  parameters: sampled,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("img", { name: /^From / })).length).toBeGreaterThan(5);
  },
};

/** Every column. The table scrolls sideways. */
export const EveryColumn: Story = { args: { defaultView: { columns: tickerColumns } }, parameters: sampled };

/** Prices move. Moved prices are tinted briefly. */
export const Live: Story = {
  parameters: { backend: { ...sampled.backend, live: true } },
};

/** Very small and very large prices. Each keeps the service's digits. */
export const SmallPrices: Story = {
  args: { defaultView: { search: "usd", sort: { column: "last", direction: "ascending" } } },
  parameters: { backend: { markets: 24 } },
};

/** Prices from cents to hundreds of millions. Columns fit their longest number, and the table scrolls sideways. */
export const LongNumbers: Story = {
  args: { defaultView: { columns: tickerColumns } },
  parameters: { backend: { markets: 24 } },
  play: async ({ canvas }) => {
    const cells = await canvas.findAllByRole("gridcell");
    // Narrow containers render five cells per market.
    await expect(cells.length).toBeGreaterThanOrEqual(24 * 5);
    // A number that is too wide would overlap the next column.
    const wide = cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(wide.map(({ textContent }) => textContent)).toEqual([]);
  },
};

/** In Arabic, a turnover reads from right to left: the number, the word for millions, then the currency. */
export const Arabic: Story = {
  args: { defaultView: { columns: ["pair", "volumeQuote"] } },
  globals: { locale: "ar" },
  play: async ({ canvas }) => {
    for (const { lastChild: text } of await canvas.findAllByText(/^[\d.]+\s\p{Script=Arabic}+$/u, { selector: "td" })) {
      const space = text?.nodeValue?.search(/\s/u) ?? 0;
      await expect(centreOf(text, 0, space)).toBeGreaterThan(centreOf(text, space + 1, text?.nodeValue?.length ?? 0));
    }
  },
};

/** The page shows a market elsewhere. Its row is highlighted. */
export const OpenPair: Story = { args: { openPair: "BTC-NGN", onSelect: fn() }, parameters: sampled };

/** Default columns without room give way, because half a price reads as another price. */
export const Tablet: Story = {
  parameters: sampled,
  decorators: [(Story) => <div style={{ inlineSize: 760 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await canvas.findAllByRole("gridcell");
    const names = canvas.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(names).toEqual(["Favourites", "Market", "Last price", "24h", "24h trend", "Spread", "Turnover"]);
    const scroller = canvas.getByRole("grid").parentElement;
    await expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
  },
};

/** On phones each market has two lines, so that eight fit the screen. */
export const Phone: Story = {
  parameters: sampled,
  decorators: [(Story) => <div style={{ inlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole("row");
    const eighth = rows[8]?.getBoundingClientRect();
    const table = canvas.getByRole("grid").closest("section")?.getBoundingClientRect();
    await expect((eighth?.bottom ?? 0) - (table?.top ?? 0)).toBeLessThanOrEqual(740 - 112);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort by" }), "Last price, high to low");
    // The names come with the markets.
    await waitFor(() => expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("BTC/NGN"));
  },
};

/** Sorted by change, largest rise first. */
export const Sorted: Story = {
  parameters: sampled,
  args: { defaultView: { sort: { column: "changePercent", direction: "descending" } } },
};

/** Filtered by a search. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "btc");
    await expect(await canvas.findByText("2 of 12 markets")).toBeVisible();
  },
};

/** The search has no matches. */
export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "gold");
    await expect(await canvas.findByText("No markets match “gold”.")).toBeVisible();
  },
};

/** The skeleton while prices load. */
export const Loading: Story = {
  parameters: { backend: { faults: [{ latency_ms: 60_000 }] } },
};

/** The service is unreachable. The table keeps retrying at growing intervals. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** The API key lacks the scope for prices. The table does not retry. */
export const KeyRefused: Story = {
  parameters: { backend: { faults: [{ operation: "getTicker", status: 403 }] } },
};

/** The service limits requests. The table waits as long as `Retry-After` says. */
export const TooManyRequests: Story = {
  parameters: { backend: { faults: [{ operation: "getTicker", status: 429, retry_after: 120 }] } },
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
    await expect(await canvas.findByText("The service is not responding.", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** The markets listing cannot be read. Pairs are shown by their IDs. */
export const MarketsUnknown: Story = {
  parameters: { backend: { faults: [{ operation: "listMarkets", status: 403 }] } },
};

/** The middle of a part of a text, in pixels from the left. */
function centreOf(text: ChildNode | null | undefined, start: number, end: number): number {
  const range = document.createRange();
  if (!text) throw new Error("The cell has no text.");
  range.setStart(text, start);
  range.setEnd(text, end);
  const { left, right } = range.getBoundingClientRect();
  return (left + right) / 2;
}
