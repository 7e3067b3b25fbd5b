import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { storyBackend } from "../../../test/storyBackend.ts";
import { BalanceHistory } from "./BalanceHistory.tsx";

const meta = {
  title: "Charts/BalanceHistory",
  component: BalanceHistory,
  args: { timeZone: "Africa/Lagos" },
  parameters: { backend: { balanceHistory: { hours: 31 * 24 } } },
} satisfies Meta<typeof BalanceHistory>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 15_000 };

/** The naira of 30 days: available, locked on top, and outstanding credit below zero. Bars show what came and went on each day. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("slider", { name: /^NGN available/ }, SLOW)).toBeVisible();
  },
};

/** Each currency has its own chart and scale. Deposits on hold are marked too. */
export const AnotherCurrency: Story = {
  parameters: { backend: { scenario: "travel-rule-held", balanceHistory: { hours: 31 * 24 } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "USD" }, SLOW));
    await expect(await canvas.findByRole("slider", { name: /^USD available/ }, SLOW)).toBeVisible();
  },
};

/** Trades have narrow bars, according to the events about orders. Their heights and their sum are approximate. */
export const Trades: Story = {
  parameters: { backend: { key: "webhooks", balanceHistory: { hours: 31 * 24 }, receives: [] } },
  play: async ({ canvas, loaded }) => {
    const { service } = storyBackend(loaded);
    await canvas.findByRole("slider", {}, SLOW);
    const order = { pair_id: "BTC-NGN", status: "filled", amount: "0.04", filled_amount: "0.04", price: "150000000" };
    for (const [index, fill] of [{ side: "buy" }, { side: "sell", filled_amount: "0.01" }].entries()) {
      const order_id = `0d3f1c2a-7f56-4c0b-9a57-2d1f0f1e6b1${index}`;
      service.emit({ type: "exchange.filled", data: { ...order, ...fill, order_id } });
    }
    await service.clock.advance(1000);
    await expect(await canvas.findByText(/^≈\s−4,500,000$/, { selector: "[data-part=amount]" }, SLOW)).toBeVisible();
  },
};

/** One day, in the proxy’s sampling interval. */
export const Day: Story = { args: { defaultRange: "24h" } };

/** Locked amounts lie on the available one. */
export const Locked: Story = { args: { defaultRange: "24h", defaultCurrency: "USD" } };

/** The proxy could not sample twice. Missing samples are gaps in the line. */
export const Gaps: Story = {
  parameters: {
    backend: {
      balanceHistory: {
        hours: 31 * 24,
        outages: [
          [500, 430],
          [160, 120],
        ],
      },
    },
  },
};

/** The proxy started sampling within the range. */
export const SampledSinceLately: Story = { parameters: { backend: { balanceHistory: { hours: 60 } } } };

/** 90 days, with a bar for each day. */
export const NinetyDays: Story = {
  args: { defaultRange: "90d" },
  parameters: { backend: { balanceHistory: { hours: 91 * 24 } } },
};

/** A button explains the samples. */
export const AboutTheData: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("slider", {}, SLOW);
    const button = () => canvas.getByRole("button", { name: "About this chart" });
    await waitFor(async () => expect(button()).toBeEnabled(), SLOW);
    await userEvent.click(button());
    await expect(await canvas.findByText(/^Sampled every/)).toBeVisible();
  },
};

/** Tiles with the withdrawable amounts select the currency. A BalanceOverview with `lead="none"` goes below. */
export const WithdrawableTiles: Story = {
  args: { currencyPicker: "withdrawable" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "USD" }, SLOW));
    await expect(await canvas.findByRole("region", { name: "USD available" }, SLOW)).toBeVisible();
  },
};

/** On a phone, both tiles stand beside each other. */
export const TilesOnPhone: Story = {
  args: { currencyPicker: "withdrawable" },
  decorators: [(Story) => <div style={{ inlineSize: "20.5rem" }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const radios = [
      await canvas.findByRole("radio", { name: "NGN" }, SLOW),
      canvas.getByRole("radio", { name: "USD" }),
    ];
    const tiles = radios.map((radio) => radio.closest<HTMLElement>('[data-part="option"]'));
    await expect(new Set(tiles.map((tile) => tile?.offsetTop)).size).toBe(1);
    for (const tile of tiles) await expect(tile?.scrollWidth).toBeLessThanOrEqual(tile?.clientWidth ?? 0);
  },
};

/** The amounts are hidden. Only the shape of the line remains, and the days on which something came or went. */
export const AmountsHidden: Story = {
  args: { defaultAmountsHidden: true },
  play: async ({ canvas }) => {
    await canvas.findByRole("slider", {}, SLOW);
    await expect(canvas.getByRole("button", { name: "Hide amounts", pressed: true })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Download" }));
    await canvas.findByRole("menuitem", { name: "Download image" });
    await expect(canvas.queryByRole("menuitem", { name: "Download CSV" })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
};

/** The proxy does not sample balances. */
export const NeverSampled: Story = {
  parameters: { backend: { balanceHistory: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No balance history yet", {}, SLOW)).toBeVisible();
  },
};

/** There are samples, but not in the last day. */
export const EmptyRange: Story = {
  args: { defaultRange: "24h" },
  parameters: { backend: { balanceHistory: { hours: 100, outages: [[30, 0]] } } },
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
    await service.clock.advance(6 * 3_600_000);
    await expect(await canvas.findByText("The service is not responding.", {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole("slider")).toBeVisible();
  },
};

/** The person may not see balances. */
export const NotGranted: Story = { parameters: { backend: { scopes: ["trades:view"] } } };

/** Keys reach every point, and a screen reader announces each. */
export const KeyboardCursor: Story = {
  play: async ({ canvas }) => {
    const cursor = await canvas.findByRole("slider", {}, SLOW);
    cursor.focus();
    await userEvent.keyboard("{Home}{PageUp}{ArrowRight}{End}");
    await expect(cursor).toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/2026.*, Available [\d,.]+, Locked [\d,.]+, Total [\d,.]+.*, Deposits.* [\d,.]+/),
    );
    await expect(cursor.parentElement?.querySelector('[data-part="tip"]')).toBeVisible();
  },
};

/** The same data as a table. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("slider", {}, SLOW);
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("table", { name: "NGN available" })).toBeVisible();
  },
};
