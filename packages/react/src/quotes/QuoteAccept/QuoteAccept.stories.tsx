import type { Meta, StoryObj } from "@storybook/react-vite";
import { useCallback, useEffect } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { useCreateQuote } from "../quotes.ts";
import { QuoteAccept, type QuoteAcceptProps } from "./QuoteAccept.tsx";

interface Args extends QuoteAcceptProps {
  /** In the base currency. Some amounts trigger special behaviour of the emulator's orders. */
  readonly amount?: string | undefined;
}

/** Requests a quote first, as a host does. */
function Quoted({ amount = "0.01", ...props }: Omit<Args, "quoteId" | "quote">) {
  const { mutate, data } = useCreateQuote();
  const ask = useCallback(() => mutate({ pair_id: "BTC-USD", side: "buy", amount }), [mutate, amount]);
  useEffect(ask, [ask]);
  return data ? (
    <QuoteAccept {...props} quoteId={data.quote_id} quote={data} onRequestFreshQuote={ask} />
  ) : (
    <p aria-busy="true">…</p>
  );
}

const meta = {
  title: "Quotes/QuoteAccept",
  component: QuoteAccept,
  args: { quoteId: "", onAccepted: fn() },
  render: ({ quoteId: _, quote: __, ...props }) => <Quoted {...props} />,
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;
type Play = NonNullable<Story["play"]>;

/** Pressed twice with the keyboard, but sent once. */
const accept: Play = async ({ canvas }) => {
  const button = await canvas.findByRole("button", { name: "Accept quote" });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"), { timeout: 8000 });
  button.focus();
  await userEvent.keyboard("{Enter}{Enter} ");
};

const acceptAndRead =
  (text: string | RegExp): Play =>
  async (context) => {
    await accept(context);
    await expect(await context.canvas.findByText(text, {}, { timeout: 15_000 })).toBeVisible();
  };

/** The amounts that are paid and received, how long the price is held, and the effect of accepting beside the button. */
export const Default: Story = {};

/** Accepted once despite repeated presses. The order is pending. */
export const Accepted: Story = {
  play: async (context) => {
    await acceptAndRead("Nothing filled yet.")(context);
    await expect(context.args.onAccepted).toHaveBeenCalledOnce();
  },
};

/** The order is completely filled. */
export const Filled: Story = {
  parameters: { backend: { live: true } },
  play: acceptAndRead("Completely filled."),
};

/** The order is partly filled, and the rest is cancelled. With `getOrderHref` it links to the order. */
export const PartlyFilled: Story = {
  args: { amount: "0.0206", getOrderHref: (orderId) => `#/orders/${orderId}` },
  parameters: { backend: { live: true } },
  play: acceptAndRead(/found no match and was cancelled/),
};

/** The order was rejected, and nothing was traded. */
export const Rejected: Story = {
  args: { amount: "0.0404" },
  play: acceptAndRead("Rejected. Nothing was traded."),
};

/** The first response was lost. The same quote is sent again automatically. */
export const AskingAgain: Story = {
  parameters: {
    backend: {
      faults: [
        { operation: "acceptQuote", reset: true, times: 1 },
        { operation: "acceptQuote", latency_ms: 60_000 },
      ],
    },
  },
  play: acceptAndRead("Waiting for a response"),
};

/** The response is lost even after retries. The user can safely accept again. */
export const NoAnswer: Story = {
  parameters: { backend: { faults: [{ operation: "acceptQuote", reset: true }] } },
  play: acceptAndRead("We couldn’t confirm your order"),
};

/** The quote expired. The user can request another one. */
export const Expired: Story = {
  parameters: { backend: { faults: [{ operation: "acceptQuote", status: 409 }] } },
  play: acceptAndRead("This quote has expired"),
};

/** The quote does not exist or belongs to another account. The service does not say which. */
export const NotFound: Story = {
  render: (props) => <QuoteAccept {...props} quoteId="7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f" />,
  play: acceptAndRead("Quote not found"),
};

/** Too many requests. Nothing was changed, and the quote can be accepted later. */
export const TooFast: Story = {
  parameters: { backend: { faults: [{ operation: "acceptQuote", status: 429, retry_after: 30 }] } },
  play: acceptAndRead("Too many requests"),
};

/** The quote is accepted, but the order could not be read. */
export const OrderUnreadable: Story = {
  parameters: { backend: { faults: [{ operation: "getOrder", status: 403 }] } },
  play: acceptAndRead("Order details unavailable"),
};

/** The user may view quotes but not accept them. */
export const ScopeMissing: Story = {
  render: (props) => <QuoteAccept {...props} quoteId="7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f" />,
  parameters: { backend: { scopes: ["trades:view"] } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Accept quote" });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/You need permission to create trades\./), {
      timeout: 8000,
    });
  },
};
