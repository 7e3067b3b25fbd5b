import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { discardQuotes } from "../discardQuotes.ts";
import { QuoteTicket } from "./QuoteTicket.tsx";

const meta = {
  title: "Quotes/QuoteTicket",
  component: QuoteTicket,
  args: { pairId: "BTC-USD", onQuote: fn(), onAccepted: fn() },
  // Each story starts without the quotes of another one in this tab.
  beforeEach: () => {
    for (const key of Object.keys(sessionStorage)) {
      const baseUrl = /^partner-kit (.*) quote /.exec(key)?.[1];
      if (baseUrl !== undefined) discardQuotes({ kit: { baseUrl }, includeUnconfirmed: true });
    }
  },
} satisfies Meta<typeof QuoteTicket>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const SLOW = { timeout: 8000 };

/** Requests a quote with the keyboard, in any language. */
const request: Play = async ({ canvasElement }) => {
  const find = <TElement extends Element>(selector: string) =>
    waitFor(() => {
      const element = canvasElement.querySelector<TElement & HTMLElement>(selector);
      if (!element) throw new Error(`No ${selector}`);
      return element;
    }, SLOW);
  await find("button[type=submit]:not([aria-disabled])");
  const amount = await find("input[name=amount]");
  await userEvent.clear(amount);
  await userEvent.type(amount, "0.01{Enter}");
  await find(".pk-QuoteAccept, [data-tone=danger]");
};

const quoted: Play = async (context) => {
  await request(context);
  const region = await context.canvas.findByRole("region", { name: "Accept quote" }, SLOW);
  await waitFor(() => expect(region).toHaveFocus());
};

/** Buy or sell, an amount in either currency, and what is available. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/USD available$/, {}, SLOW)).toBeVisible();
  },
};

/** The amount is in the quote currency. The form shows which amount it requests. */
export const InQuoteCurrency: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "25%" }, SLOW));
    await expect(await canvas.findByText(/^Requests [\d.]+ BTC, about /, {}, SLOW)).toBeVisible();
  },
};

/** The quote states what is paid and received, and how long the price is held. */
export const Quoted: Story = {
  play: async (context) => {
    await quoted(context);
    await expect(context.canvas.getByRole("timer")).toHaveTextContent(/^Price held for \d+ sec$/);
    await expect(context.args.onQuote).toHaveBeenCalledOnce();
  },
};

/** The quote was accepted, and the order is pending. */
export const Accepted: Story = {
  play: async (context) => {
    await quoted(context);
    await userEvent.click(context.canvas.getByRole("button", { name: "Accept quote" }));
    await expect(await context.canvas.findByText("Nothing filled yet.", {}, SLOW)).toBeVisible();
  },
};

/** More than the balance, as far as the estimate knows. The request is possible, because the service decides. */
export const MoreThanAvailable: Story = {
  args: { defaultAmount: "2500" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("More than your available balance", {}, SLOW)).toBeVisible();
  },
};

/** The currency to pay with has no reported balance, so there are no shares of it. */
export const BalanceNotReported: Story = {
  args: { defaultSide: "sell", defaultAmount: "0.5" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("BTC balance not reported", {}, SLOW)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "25%" })).toBeNull();
  },
};

/** The user chooses the market. */
export const WithMarkets: Story = {
  args: { pairId: undefined },
  play: async ({ canvas }) => {
    const market = await canvas.findByRole("combobox", { name: "Market" }, SLOW);
    await userEvent.type(market, "ETH/USD");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(await canvas.findByRole("textbox", { name: "Amount in ETH" }, SLOW)).toBeVisible();
  },
};

/** The entry is not an amount. */
export const Invalid: Story = {
  args: { defaultAmount: "1,5" },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Request quote" }, SLOW);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"), SLOW);
    await userEvent.click(button);
    await expect(await canvas.findByText("Enter an amount above zero, such as 0.5.")).toBeVisible();
  },
};

/** No response to the request. Requesting a quote does not place an order, so it can be requested again. */
export const NoResponse: Story = {
  parameters: { backend: { faults: [{ operation: "createQuote", reset: true }] } },
  play: async (context) => {
    await request(context);
    await expect(await context.canvas.findByText("We couldn’t get a quote", {}, SLOW)).toBeVisible();
  },
};

/** The response to the acceptance was lost. A new quote is blocked until the first is resolved. */
export const Unconfirmed: Story = {
  parameters: { backend: { faults: [{ operation: "acceptQuote", reset: true }] } },
  play: async (context) => {
    const { canvas } = context;
    await quoted(context);
    await userEvent.click(canvas.getByRole("button", { name: "Accept quote" }));
    await expect(await canvas.findByText("We couldn’t confirm your order", {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Request quote" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** The market does not exist. */
export const UnknownMarket: Story = {
  args: { pairId: "BTC-GBP" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Market not found", {}, SLOW)).toBeVisible();
  },
};

/** The user may view quotes but not request them. */
export const ScopeMissing: Story = {
  parameters: { backend: { scopes: ["trades:view", "wallets:view"] } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Request quote" }, SLOW);
    await waitFor(() => expect(button).toHaveAccessibleDescription(/You need permission to create trades\./), SLOW);
  },
};
