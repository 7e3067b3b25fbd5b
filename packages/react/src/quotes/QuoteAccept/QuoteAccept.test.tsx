import { createQuote } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { pass, type RenderWithKitParameters, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { QuoteAccept, type QuoteAcceptProps } from "./QuoteAccept.tsx";

interface RenderParameters
  extends RenderWithKitParameters,
    Pick<QuoteAcceptProps, "onRequestFreshQuote" | "getOrderHref"> {
  /** In the base currency. */
  readonly amount?: string | undefined;
}

async function render({ amount = "0.25", onRequestFreshQuote, getOrderHref, ...parameters }: RenderParameters = {}) {
  const result = await renderWithKit(<p />, parameters);
  const client = createClient({
    baseUrl: "https://service.example/v1",
    fetch: result.backend.service.fetch,
    headers: { "x-api-key": result.backend.service.keys.default },
  });
  const quote = await client.call(createQuote, { pair_id: "BTC-USD", side: "buy", amount });
  result.rerender(<QuoteAccept quoteId={quote.quote_id} quote={quote} {...{ onRequestFreshQuote, getOrderHref }} />);
  await settle(500);
  return { ...result, quote };
}

async function accept(name = "Accept quote"): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle(500);
}

/** Returns the facts of the component: label to value. */
function facts(): Record<string, string> {
  const lines = Array.from(document.querySelectorAll("dt"), (label) => [
    label.textContent ?? "",
    label.nextElementSibling?.textContent?.trim() ?? "",
  ]);
  return Object.fromEntries(lines);
}

test("default: shows the quote and the effect of accepting before the click", async () => {
  const { quote } = await render();
  await settle();
  expect(facts()).toMatchObject({
    "You pay": expect.stringMatching(/^[\d,.]+ USD$/),
    "You receive": "0.25 BTC",
    "Price per BTC": expect.stringMatching(/^[\d,.]+ USD\s*$/),
    Quote: expect.stringContaining(quote.quote_id.slice(0, 8)),
  });
  expect(screen.getByText(/Executes immediately/)).toBeDefined();
  expect(screen.getByRole("timer").textContent).toMatch(/^Price held for \d\d sec$/);
});

test("behaviour: details of another quote are not shown", async () => {
  const { quote, rerender } = await render();
  rerender(<QuoteAccept quoteId="7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f" quote={quote} />);
  expect(Object.keys(facts())).toEqual(["Quote"]);
});

test.each([
  ["0.01", "Completely filled.", "0.01 of 0.01 BTC", "100.0"],
  [
    "0.0206",
    "0.0103\u00a0BTC was filled. The other 0.0103\u00a0BTC found no match and was cancelled.",
    "0.0103 of 0.0206 BTC",
    "50.0",
  ],
  ["0.0404", "Rejected. Nothing was traded.", "0 of 0.0404 BTC", "0.0"],
  ["0.0499", "Cancelled before anything was filled. Nothing was traded.", "0 of 0.0499 BTC", "0.0"],
])("behaviour: an order of %s: %s", async (amount, sentence, filled, percent) => {
  const { backend } = await render({ amount });
  await accept();
  expect(screen.queryByRole("button", { name: "Accept quote" })).toBeNull();
  await pass(backend, 10_000);
  await settle(3000);
  expect(screen.getByText(sentence, { normalizer: (text) => text })).toBeDefined();
  expect(facts()).toMatchObject({ Filled: filled });
  expect(document.querySelector(".pk-FillBar [data-part=filled]")?.getAttribute("width")).toBe(percent);
});

test("parameters: getOrderHref links to the order", async () => {
  const { backend } = await render({ amount: "0.0206", getOrderHref: (orderId) => `/orders/${orderId}` });
  await accept();
  await pass(backend, 10_000);
  await settle(3000);
  const short = facts()["Order"]?.match(/^[0-9a-f]{8}…[0-9a-f]{4}/)?.[0] ?? "";
  const orderId = screen.getByText(short).title;
  expect(screen.getByRole("link", { name: "Open order" }).getAttribute("href")).toBe(`/orders/${orderId}`);
  expect(facts()).toMatchObject({ Status: "Partly filled" });
});

test("behaviour: while responses are lost, it shows that the same quote is sent again", async () => {
  const { backend } = await render({ amount: "0.01" });
  backend.service.faults.add({ operation: "acceptQuote", offline: true });
  await accept();
  await settle(1000);
  expect(screen.getByText(/Checking the same quote again \(attempt \d\)\./)).toBeDefined();
  await settle(5000);
  expect(screen.getByText(/cannot create a second order/)).toBeDefined();
  backend.service.faults.clear();
  await accept("Check again");
  expect(screen.getByText("Quote accepted")).toBeDefined();
});

test("behaviour: an expired quote offers a fresh one if the host can provide it", async () => {
  const onRequestFreshQuote = vi.fn();
  const { backend } = await render({ onRequestFreshQuote });
  await pass(backend, 60_000);
  screen.getByRole("button", { name: "Accept quote" }).focus();
  await accept();
  expect(screen.getByText("This quote has expired")).toBeDefined();
  // The button is gone, so Tab continues from here.
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Accept quote" }));
  await accept("Request new quote");
  expect(onRequestFreshQuote).toHaveBeenCalledOnce();
});

test("behaviour: a quote that does not exist", async () => {
  const { rerender } = await render();
  rerender(<QuoteAccept quoteId="7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f" />);
  await accept();
  expect(screen.getByText(/It doesn’t exist, or it belongs to another account/)).toBeDefined();
});

test("behaviour: an order that cannot be read leaves the quote accepted", async () => {
  const { backend } = await render();
  backend.service.faults.add({ operation: "getOrder", status: 403 });
  await accept();
  await settle(500);
  expect(screen.getByText("Quote accepted")).toBeDefined();
  expect(screen.getByText("Order details unavailable")).toBeDefined();
});

test("behaviour: a missing scope disables the button and shows why", async () => {
  await render({ backend: { scopes: ["trades:view"] } });
  const button = screen.getByRole("button", { name: "Accept quote" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
    "create trades",
  );
  expect(screen.getByText(/^You need permission to create trades/, { selector: '[data-part="help"]' })).toBeDefined();
});
