import { act, fireEvent, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { PlainApprovalQueue } from "../../test/plain/PlainApprovalQueue.tsx";
import { PlainBalanceOverview } from "../../test/plain/PlainBalanceOverview.tsx";
import { PlainBalanceSeries } from "../../test/plain/PlainBalanceSeries.tsx";
import { PlainDeliveryLog } from "../../test/plain/PlainDeliveryLog.tsx";
import { PlainPriceSeries } from "../../test/plain/PlainPriceSeries.tsx";
import { PlainQuoteAcceptance } from "../../test/plain/PlainQuoteAcceptance.tsx";
import { PlainQuoteTicket } from "../../test/plain/PlainQuoteTicket.tsx";
import { PlainRecipientEditor } from "../../test/plain/PlainRecipientEditor.tsx";
import { PlainSimulator } from "../../test/plain/PlainSimulator.tsx";
import { PlainTickerTable } from "../../test/plain/PlainTickerTable.tsx";
import { PlainTransactionList } from "../../test/plain/PlainTransactionList.tsx";
import { PlainTravelRuleQueue } from "../../test/plain/PlainTravelRuleQueue.tsx";
import { PlainWebhookManager } from "../../test/plain/PlainWebhookManager.tsx";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";

const render = (element: ReactElement) =>
  renderWithKit(element, { reactStrictMode: true, backend: { scenario: "travel-rule-held" } });

/** Components with the operations that they read. */
const screens: readonly (readonly [hook: string, element: ReactElement, reads: readonly string[]])[] = [
  ["useTickerTable", <PlainTickerTable key="" />, ["partner/exchange/markets", "partner/exchange/ticker/24h"]],
  ["useApprovalQueue", <PlainApprovalQueue key="" />, ["kit/approvals"]],
  ["useBalanceOverview", <PlainBalanceOverview key="" />, ["partner/wallets/balances/overview"]],
  [
    "useRecipientEditor",
    <PlainRecipientEditor key="" />,
    ["partner/wallets/chains", "partner/wallets/fiat/banks", "partner/wallets/recipients"],
  ],
  [
    "useTransactionList",
    <PlainTransactionList key="" />,
    ["partner/wallets/recipients", "partner/wallets/transactions"],
  ],
  ["useTravelRuleQueue", <PlainTravelRuleQueue key="" />, ["partner/wallets/transactions"]],
  ["useWebhookManager", <PlainWebhookManager key="" />, ["partner/webhook/deliveries", "partner/webhooks"]],
  ["useDeliveryLog", <PlainDeliveryLog key="" />, ["partner/webhook/deliveries", "partner/webhooks"]],
  ["useQuoteAcceptance", <PlainQuoteAcceptance key="" />, []],
  [
    "useQuoteTicket",
    <PlainQuoteTicket key="" />,
    ["partner/exchange/markets", "partner/exchange/ticker/24h", "partner/wallets/balances/overview"],
  ],
  [
    "usePriceSeries",
    <PlainPriceSeries key="" pairId="BTC-USD" />,
    ["kit/ticker-history", "partner/exchange/ticker/24h"],
  ],
  ["useBalanceSeries", <PlainBalanceSeries key="" />, ["kit/balance-history", "partner/wallets/balances/overview"]],
  ["useSimulator", <PlainSimulator key="" />, []],
];

test.each(screens)("behaviour: %s opens one stream and reads everything once", async (_, element, reads) => {
  const { backend } = await render(element);
  await settle(1000);
  const expected = [...reads, "kit/live", "kit/session"].map((path) => `GET /partner-kit/${path}`);
  expect(backend.requests.toSorted()).toEqual(expected.toSorted());
});

test("behaviour: useRecipientEditor verifies and saves a bank account once", async () => {
  const { backend } = await render(<PlainRecipientEditor />);
  enter("Label", "Rent");
  enter("Bank", "058");
  enter("Account number", "2034876509");
  await settle(1000);
  fireEvent.click(screen.getByLabelText(/is whom I mean/));
  await pressTwice("Review");
  await pressTwice("Save");
  expect(screen.getByRole("status").textContent).toBe("Saved Rent");
  expect(changes(backend)).toEqual([
    "POST /partner-kit/partner/wallets/fiat/verify-account",
    "POST /partner-kit/partner/wallets/recipients",
  ]);
});

test("behaviour: useTravelRuleForm submits once", async () => {
  const { backend } = await render(<PlainTravelRuleQueue />);
  fireEvent.click(screen.getAllByRole("button", { name: /^Submit information for/ })[0] ?? document.body);
  await settle();
  enter("Sender name", "Ngozi Adichie-Okafor");
  enter("Sender country", "NGA");
  await pressTwice("Send");
  expect(screen.getByText(/^submitted/)).toBeDefined();
  expect(changes(backend)).toEqual([expect.stringMatching(/^POST .*\/travel-rule$/)]);
});

test("behaviour: useWebhookEditor creates one endpoint and returns its secret", async () => {
  const { backend } = await render(<PlainWebhookManager />);
  fireEvent.click(screen.getByRole("button", { name: "Add endpoint" }));
  enter("URL", "https://partner.example/hooks");
  fireEvent.click(screen.getByLabelText("deposit.success"));
  await pressTwice(/^Save/);
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(screen.getByText(/^whsec_/)).toBeDefined();
  fireEvent.click(screen.getByLabelText("I stored it"));
  await pressTwice("Close");
  expect(screen.getByRole("status").textContent).toBe("1 of 3 enabled");
  expect(changes(backend)).toEqual(["POST /partner-kit/partner/webhooks"]);
});

test("behaviour: useQuoteAcceptance asks for one quote and accepts it once", async () => {
  const { backend } = await render(<PlainQuoteAcceptance />);
  await pressTwice("Ask for a quote");
  await pressTwice("Accept");
  await settle(500);
  expect(screen.getByRole("status").textContent).toMatch(/^accepted as order/);
  expect(changes(backend)).toEqual([
    expect.stringMatching(/^POST .*\/quotes$/),
    expect.stringMatching(/^POST .*\/accept$/),
  ]);
});

test("behaviour: useSimulator runs once", async () => {
  const { backend } = await render(<PlainSimulator />);
  const form = screen.getByRole("form", { name: "simulateProductUpdate" });
  act(() => {
    within(form).getByRole("button").click();
    within(form).getByRole("button").click();
  });
  await settle();
  expect(within(form).getByRole("status").textContent).toBe("done");
  expect(changes(backend)).toHaveLength(1);
});

const changes = ({ requests }: { readonly requests: readonly string[] }) =>
  requests.filter((request) => !request.startsWith("GET "));

function enter(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Clicks twice before React can render. */
async function pressTwice(name: string | RegExp): Promise<void> {
  const button = screen.getByRole("button", { name });
  act(() => {
    button.click();
    button.click();
  });
  await settle();
}
