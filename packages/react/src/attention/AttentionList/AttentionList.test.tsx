import { fireEvent, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { press, renderBatchPayment, review as reviewBatch } from "../../../test/batchHarness.tsx";
import type { Backend, CreateBackendParameters } from "../../../test/createBackend.ts";
import { emit, subscribeReceiver } from "../../../test/receiveEvents.ts";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { renderWithdrawal, review, send } from "../../../test/withdrawalHarness.tsx";
// The form loads later. Fake timers do not advance an import.
import "../../paymentBatches/BatchPayment/BatchPaymentView.tsx";
import { useRotationOverlapStore } from "../../webhooks/useRotationOverlap.ts";
import { useWebhooks } from "../../webhooks/webhooks.ts";
import { AttentionList, type AttentionListProps } from "./AttentionList.tsx";

// Session storage would leak from one test to the next.
afterEach(() => sessionStorage.clear());

async function show(backend: CreateBackendParameters = {}, props: AttentionListProps = {}) {
  const result = await renderWithKit(<AttentionList {...props} />, { backend });
  await settle(1000);
  return result;
}

const textsOf = (part: string) =>
  Array.from(document.querySelectorAll(`.pk-AttentionList [data-part=${part}]`), ({ textContent }) =>
    textContent.replaceAll("\u00a0", " ").trim(),
  );
const entries = () => textsOf("sentence");
const tasks = () => textsOf("task");
const isNothing = () => screen.queryByText("Nothing needs your attention") !== null;
const reads = ({ requests }: Backend) =>
  new Set(requests.map((request) => request.split("/").at(-1)).filter((name) => name !== "live" && name !== "session"));

test("default: the most urgent first, each task with its subject and age", async () => {
  await show({ scenario: "webhook-outage" });
  expect(entries()).toEqual(["2 webhook endpoints are failing", "1 webhook endpoint is disabled"]);
  expect(tasks()).toEqual([
    expect.stringMatching(/^Treasury ledger \d+ min\. ago$/),
    expect.stringMatching(/^Order desk \d+ min\. ago$/),
    expect.stringMatching(/^Old ledger, disabled after its last failure \d days ago$/),
  ]);
  expect(isNothing()).toBe(false);
});

const hrefOf: AttentionListProps["getHref"] = ({ count, ids }) => (count === 1 ? `/deposits/${ids?.[0]}` : "/deposits");

test("parameters: getHref receives an entry, and each of its tasks as an entry of one", async () => {
  await show({ scenario: "travel-rule-held" }, { kinds: ["heldDeposits"], getHref: hrefOf });
  const count = Number(entries()[0]?.[0]);
  expect(entries()).toEqual([`${count} deposits need sender information`]);
  const [head, ...links] = screen.getAllByRole("link");
  expect(head?.getAttribute("href")).toBe("/deposits");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    tasks().map(() => expect.stringMatching(/^\/deposits\/[0-9a-f-]{36}$/)),
  );
  expect(new Set(links.map((link) => link.getAttribute("href"))).size).toBe(links.length);
});

test("behaviour: a held deposit shows its amount and age once, with the link to its form", async () => {
  await show({ scenario: "travel-rule-held" }, { kinds: ["heldDeposits"], getHref: hrefOf });
  expect(tasks().length).toBeGreaterThan(1);
  for (const task of tasks()) {
    expect(task).toMatch(/^[\d,.]+ [A-Z]+ .+ ago$/);
    const [amount] = /^[\d,.]+ [A-Z]+/.exec(task) ?? expect.fail("no amount");
    // Screen readers get the amount with the link, because the links would have the same name otherwise.
    expect(screen.getByRole("link", { name: `Add sender ${amount}` })).toBeDefined();
  }
  expect(screen.getAllByText(/clears a deposit only after you submit its sender\.$/)).toHaveLength(1);
});

test("behaviour: a single task has one link", async () => {
  await show({ scenario: "webhook-outage" }, { kinds: ["disabledWebhooks"], getHref: () => "/webhooks" });
  expect(screen.getAllByRole("link", { name: /^Open Old ledger/ })).toHaveLength(1);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("behaviour: many tasks show the oldest ones, and how many more there are", async () => {
  const { backend, rerender } = await renderWithKit(<p />, { backend: { scenario: "empty" } });
  for (let number = 1; number <= 5; number += 1) await addDisabledEndpoint(backend, `Endpoint ${number}`);
  rerender(<AttentionList kinds={["disabledWebhooks"]} />);
  await settle(1000);
  expect(entries()).toEqual(["5 webhook endpoints are disabled"]);
  expect(tasks()).toHaveLength(3);
  expect(textsOf("more")).toEqual(["2 more"]);
});

test("parameters: kinds leaves out other entries and their reads", async () => {
  const { backend } = await show({ scenario: "webhook-outage" }, { kinds: ["disabledWebhooks"] });
  expect(entries()).toHaveLength(1);
  expect(reads(backend)).toEqual(new Set(["webhooks"]));
});

test("behaviour: nothing to do", async () => {
  await show({ scenario: "empty" });
  expect(isNothing()).toBe(true);
  expect(entries()).toEqual([]);
});

test("behaviour: reads only what the session allows", async () => {
  const { backend } = await show({ scenario: "webhook-outage", scopes: ["trades:view"] });
  expect(reads(backend)).not.toContain("transactions");
  expect(reads(backend)).not.toContain("webhooks");
  expect(reads(backend)).not.toContain("deliveries");
});

test("behaviour: a request of a colleague is a task, and own ones are counted below, without being tasks", async () => {
  let subject = "ada";
  const policy = () =>
    ({
      decision: "approve",
      scope: "wallets:transfer",
      reason: "Second person needed.",
      expiresInSeconds: 600,
    }) as const;
  const getHref: AttentionListProps["getHref"] = ({ kind, ids }) => `/${kind}/${ids?.join("+")}`;
  const { backend } = await show({ scenario: "empty", policy, subject: () => subject }, { getHref });
  await requestRecipient(backend);
  await settle(16_000);
  expect(isNothing()).toBe(true);
  expect(screen.getByRole("link", { name: "1 of your requests awaits approval" }).getAttribute("href")).toMatch(
    /^\/ownApprovals\/[^+]+$/,
  );
  subject = "kwame";
  await requestRecipient(backend);
  subject = "ada";
  await settle(16_000);
  expect(isNothing()).toBe(false);
  expect(entries()).toEqual(["1 change needs your decision", "1 of your requests awaits approval"]);
  expect(tasks()).toEqual([expect.stringMatching(/^New recipient: Desk .+ ago$/)]);
});

test("behaviour: own requests show what they would pay, and when the next one expires", async () => {
  const { backend, rerender } = await renderWithdrawal({
    backend: {
      policy: ({ operation }) =>
        operation === "submitWithdrawal"
          ? { decision: "approve", scope: "wallets:withdraw", reason: "Second person.", expiresInSeconds: 7199 }
          : { decision: "allow" },
    },
  });
  await review();
  await send();
  vi.setSystemTime(backend.clock.now());
  rerender(<AttentionList kinds={["ownApprovals"]} />);
  await settle(1000);
  expect(entries()).toEqual(["1 of your requests awaits approval"]);
  expect(textsOf("help")).toEqual(["1,234.00 NGN to pay · Expires in 1 hr."]);
});

test("behaviour: events that were set aside", async () => {
  const { backend } = await show({ scenario: "empty", isHandlerFailing: true });
  await subscribeReceiver(backend);
  await emit(backend, "deposit.success", "deposit.failed");
  await settle(61_000);
  expect(entries()).toEqual(["2 received events were set aside"]);
});

test("behaviour: a payment with an unknown outcome, until it is known", async () => {
  const { backend, rerender } = await renderWithdrawal();
  backend.service.faults.add({ operation: "submitWithdrawal", reset: true, times: 1 });
  await review();
  await send();
  rerender(<AttentionList kinds={["unknownPayments"]} />);
  await settle(1000);
  expect(entries()).toEqual(["1 payment has an unknown outcome"]);
});

test("behaviour: a bulk payment with an unknown outcome, until it is known", async () => {
  const { backend, rerender } = await renderBatchPayment();
  await reviewBatch("Kano Grain Traders,1500.00,NGN");
  backend.setReachable(false, "/recipients");
  press("Send 1 payment");
  await settle(15_000);
  rerender(<AttentionList kinds={["unknownBatches"]} />);
  await settle(1000);
  expect(entries()).toEqual(["1 bulk payment has an unknown outcome"]);
});

test("behaviour: a previous secret that ends within hours", async () => {
  const { backend, rerender } = await show({ scenario: "webhook-outage" }, { kinds: ["endingSecrets"] });
  const inHours = (hours: number) => new Date(backend.clock.now() + hours * 3_600_000).toISOString();
  for (const [until, count] of [
    [inHours(23), 0],
    [inHours(5), 1],
    [inHours(-1), 0],
  ] as const) {
    rerender(
      <>
        <Overlap until={until} />
        <AttentionList kinds={["endingSecrets"]} />
      </>,
    );
    await settle(1000);
    expect(entries()).toHaveLength(count);
  }
});

test("behaviour: what could not be read is named, and can be read again", async () => {
  const { backend } = await renderWithKit(<AttentionList />, {
    backend: { scenario: "empty" },
    prepare: ({ service }) => service.faults.add({ operation: "listTransactions", status: 403 }),
  });
  await settle(1000);
  expect(screen.getByText(/Not checked: deposits on hold\./)).toBeDefined();
  expect(isNothing()).toBe(false);
  backend.service.faults.clear();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settle(1000);
  expect(isNothing()).toBe(true);
});

test("behaviour: without a session it asks to sign in", async () => {
  await show({ scopes: null });
  expect(screen.getByText("You’re not signed in")).toBeDefined();
});

/** Stores the end of an overlap, as a rotation does. */
function Overlap({ until }: { readonly until: string }) {
  const store = useRotationOverlapStore(useWebhooks().data?.[0]?.id ?? "");
  useEffect(() => store.set(until), [store, until]);
  return null;
}

async function addDisabledEndpoint({ fetch }: Backend, description: string): Promise<void> {
  const response = await fetch("/partner-kit/partner/webhooks", {
    method: "POST",
    headers: { "content-type": "application/json", "x-partner-kit": "1" },
    body: JSON.stringify({
      url: "https://hooks.partner.example/new",
      description,
      enabled: false,
      event_types: ["deposit.success"],
    }),
  });
  expect(response.ok).toBe(true);
}

async function requestRecipient({ fetch }: Backend): Promise<void> {
  const response = await fetch("/partner-kit/partner/wallets/recipients", {
    method: "POST",
    headers: { "content-type": "application/json", "x-partner-kit": "1" },
    body: JSON.stringify({
      recipient_type: "crypto",
      label: "Desk",
      currency: "USDC",
      chain: "ethereum",
      crypto_address: "0x52908400098527886E0F7030069857D2E4169EE7",
    }),
  });
  expect(response.status).toBe(409);
}
