import { acceptQuote, createQuote, getOrder, type Quote } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Backend } from "../../test/createBackend.ts";
import { pass, type RenderWithKitParameters, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useUnsavedChanges } from "../provider/useUnsavedChanges.ts";
import { type UseQuoteAcceptanceParameters, useQuoteAcceptance } from "./useQuoteAcceptance.ts";

/** The hook with plain elements, as in a host's own design system. */
function Accept(parameters: UseQuoteAcceptanceParameters) {
  const { state, permission, requestFreshQuote, getAcceptButtonProps } = useQuoteAcceptance(parameters);
  const { forms } = useUnsavedChanges();
  return (
    <>
      <button {...getAcceptButtonProps()}>Accept</button>
      {requestFreshQuote && state.status === "expired" && (
        <button type="button" onClick={requestFreshQuote}>
          Fresh quote
        </button>
      )}
      <output aria-label="state">{JSON.stringify(state)}</output>
      <output aria-label="unsaved">{forms.join()}</output>
      <output aria-label="permission">{JSON.stringify(permission)}</output>
    </>
  );
}

const state = () => JSON.parse(screen.getByLabelText("state").textContent ?? "");

const unsaved = () => screen.getByLabelText("unsaved").textContent;

async function accept(): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: "Accept" }));
  await settle();
}

const sent = (backend: Backend) => backend.requests.filter((request) => request.endsWith("/accept"));

function serviceOf({ service }: Backend) {
  return createClient({
    baseUrl: "https://service.example/v1",
    fetch: service.fetch,
    headers: { "x-api-key": service.keys.default },
  });
}

interface RenderParameters extends RenderWithKitParameters, Partial<UseQuoteAcceptanceParameters> {
  /** In the base currency. */
  readonly amount?: string | undefined;
}

/** Creates a quote and renders the hook for it. */
async function render({ amount = "0.01", onAccepted, onRequestFreshQuote, ...parameters }: RenderParameters = {}) {
  const result = await renderWithKit(<p />, { live: false, ...parameters });
  const quote = await serviceOf(result.backend).call(createQuote, { pair_id: "BTC-USD", side: "buy", amount });
  const element = <Accept quoteId={quote.quote_id} onAccepted={onAccepted} onRequestFreshQuote={onRequestFreshQuote} />;
  result.rerender(element);
  await settle();
  return { ...result, quote, element };
}

/** The order that the service has for a quote. */
function orderOf(backend: Backend, { quote_id }: Quote) {
  return serviceOf(backend).call(acceptQuote, { quote_id });
}

test("default: accepts, returns the order and follows it until it is filled", async () => {
  const onAccepted = vi.fn();
  const { backend, quote } = await render({ onAccepted, live: true });
  expect(state()).toEqual({ status: "ready" });
  await accept();
  await settle(500);
  const { order_id } = await orderOf(backend, quote);
  expect(onAccepted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ quote_id: quote.quote_id, order_id }));
  expect(state()).toMatchObject({ status: "accepted", acceptance: { order_id }, order: { fill: "waiting" } });
  await pass(backend, 10_000);
  await settle(3000);
  expect(state()).toMatchObject({ order: { status: "ready", fill: "filled" } });
  const reads = () => backend.requests.filter((request) => request.includes("/orders/")).length;
  const before = reads();
  await settle(60_000);
  // One read, because the silent stream was reopened.
  expect(reads()).toBeLessThanOrEqual(before + 1);
});

test("behaviour: further clicks send nothing, at once or later", async () => {
  const { backend } = await render();
  const button = screen.getByRole("button", { name: "Accept" });
  fireEvent.click(button);
  fireEvent.click(button);
  await accept();
  await settle(500);
  await accept();
  expect(sent(backend)).toHaveLength(1);
});

test("behaviour: two instances on a page send once and share the result", async () => {
  const { backend, rerender, quote } = await render();
  rerender(
    <>
      <Accept quoteId={quote.quote_id} />
      <Accept quoteId={quote.quote_id} />
    </>,
  );
  for (const button of screen.getAllByRole("button", { name: "Accept" })) fireEvent.click(button);
  await settle(500);
  expect(sent(backend)).toHaveLength(1);
  for (const { textContent } of screen.getAllByLabelText("state")) expect(textContent).toContain('"accepted"');
});

test("behaviour: a lost response is retried and returns the same order", async () => {
  const onAccepted = vi.fn();
  const { backend, quote } = await render({ onAccepted });
  backend.service.faults.add({ operation: "acceptQuote", reset: true, times: 1 });
  await accept();
  await settle(500);
  expect(state()).toEqual({ status: "accepting", attempt: 2 });
  const { order_id } = await orderOf(backend, quote);
  await settle(1000);
  expect(state()).toMatchObject({ status: "accepted", acceptance: { order_id } });
  expect(onAccepted).toHaveBeenCalledOnce();
  expect(sent(backend)).toHaveLength(2);
});

test.each([
  ["a request that never arrived", { offline: true }],
  ["a response that broke off", { reset: true }],
  ["a gateway's error", { status: 502 }],
])("behaviour: %s, repeatedly, leaves the decision to the user and ends in one order", async (_, fault) => {
  const { backend, quote } = await render();
  backend.service.faults.add({ operation: "acceptQuote", ...fault });
  await accept();
  await settle(5000);
  expect(state().status).toBe("uncertain");
  expect(new Set(sent(backend))).toEqual(
    new Set([`POST /partner-kit/partner/exchange/quotes/${quote.quote_id}/accept`]),
  );
  expect(sent(backend)).toHaveLength(3);
  await settle(30_000);
  expect(sent(backend)).toHaveLength(3);
  backend.service.faults.clear();
  await accept();
  await settle(500);
  const { order_id } = await orderOf(backend, quote);
  expect(state()).toMatchObject({ status: "accepted", acceptance: { order_id } });
});

test("behaviour: the same applies to the page's own connection", async () => {
  const { backend, quote } = await render();
  backend.setReachable(false);
  await accept();
  await settle(5000);
  expect(state()).toMatchObject({ status: "uncertain", error: { name: "NetworkError" } });
  // A host that warns before the page is left does so now.
  expect(unsaved()).toBe(`quote:${quote.quote_id}`);
  backend.setReachable(true);
  await accept();
  await settle(500);
  expect(unsaved()).toBe("");
  expect(state().acceptance.order_id).toBe((await orderOf(backend, quote)).order_id);
});

test("behaviour: a quote that expired during lost responses was not accepted", async () => {
  const { backend } = await render();
  backend.service.faults.add({ operation: "acceptQuote", offline: true });
  await accept();
  await settle(5000);
  backend.service.faults.clear();
  await pass(backend, 60_000);
  await accept();
  await settle(500);
  expect(state()).toEqual({ status: "expired" });
});

test("behaviour: an expired quote offers a fresh one", async () => {
  const onRequestFreshQuote = vi.fn();
  const { backend } = await render({ onRequestFreshQuote });
  await pass(backend, 60_000);
  await accept();
  await settle(500);
  expect(state()).toEqual({ status: "expired" });
  await accept();
  expect(sent(backend)).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Fresh quote" }));
  expect(onRequestFreshQuote).toHaveBeenCalledOnce();
});

test("behaviour: a missing quote may belong to another account", async () => {
  const { rerender } = await render();
  rerender(<Accept quoteId="7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f" />);
  await accept();
  await settle(500);
  expect(state()).toEqual({ status: "notFound" });
});

test("behaviour: a rejected request can be tried again", async () => {
  const { backend } = await render();
  backend.service.faults.add({ operation: "acceptQuote", status: 429, retry_after: 20, times: 1 });
  await accept();
  await settle(500);
  expect(state()).toMatchObject({ status: "failed", error: { code: "RATE_LIMITED" } });
  // The proxy forwards nothing until the service's wait is over.
  await pass(backend, 20_000);
  await accept();
  await settle(500);
  expect(state().status).toBe("accepted");
});

test.each([
  ["the same click sends it again", 1],
  ["it is sent again", 3],
])("behaviour: a rejection after a lost response leaves the outcome unknown, when %s", async (_, times) => {
  const { backend, quote } = await render();
  backend.service.faults.add({ operation: "acceptQuote", reset: true, times });
  backend.service.faults.add({ operation: "acceptQuote", status: 429, retry_after: 20, times: 1 });
  await accept();
  await settle(5000);
  if (times > 1) await accept();
  await settle(500);
  expect(state()).toMatchObject({ status: "uncertain", error: { code: "RATE_LIMITED" } });
  expect(unsaved()).toBe(`quote:${quote.quote_id}`);
  await pass(backend, 20_000);
  await accept();
  await settle(500);
  expect(state()).toMatchObject({ status: "accepted" });
  expect(unsaved()).toBe("");
});

test("behaviour: an accepted quote stays accepted when it is opened again", async () => {
  const { backend, rerender, element } = await render();
  fireEvent.click(screen.getByRole("button", { name: "Accept" }));
  rerender(<p />);
  await settle(500);
  rerender(element);
  await settle(500);
  expect(state()).toMatchObject({ status: "accepted", order: { status: "ready" } });
  expect(sent(backend)).toHaveLength(1);
});

test.each([
  ["0.0206", "partly_filled"],
  ["0.0404", "rejected"],
  ["0.0499", "cancelled"],
])("behaviour: an order of %s ends %s", async (amount, fill) => {
  const { backend } = await render({ amount });
  await accept();
  await pass(backend, 10_000);
  await settle(3000);
  const { order } = state().order;
  expect(state().order.fill).toBe(fill);
  expect(order).toEqual(await serviceOf(backend).call(getOrder, { order_id: order.order_id }));
});

test("behaviour: an order that cannot be read leaves the quote accepted", async () => {
  const { backend } = await render();
  backend.service.faults.add({ operation: "getOrder", status: 403 });
  await accept();
  await settle(500);
  expect(state()).toMatchObject({ status: "accepted", order: { status: "error" } });
});

test("behaviour: without the scope nothing is sent", async () => {
  const { backend } = await render({ backend: { scopes: ["trades:view"] } });
  await accept();
  expect(JSON.parse(screen.getByLabelText("permission").textContent ?? "")).toEqual({
    allowed: false,
    reason: "not_granted",
    scope: "trades:create",
  });
  expect(sent(backend)).toEqual([]);
});
