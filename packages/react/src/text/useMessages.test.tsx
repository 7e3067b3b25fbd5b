import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { PartnerKitProvider } from "../provider/PartnerKitProvider.tsx";
import { describeQuoteProblem } from "../quotes/describeQuoteProblem.ts";
import { describeAddressCheck, describeRecipientProblem } from "../recipients/describeRecipientProblem.ts";
import { describeSimulationProblem } from "../simulation/describeSimulationProblem.ts";
import { describeTravelRuleProblem } from "../travelRule/describeTravelRuleProblem.ts";
import { describeWebhookProblem } from "../webhooks/describeWebhookProblem.ts";
import { describeWithdrawalProblem } from "../withdrawals/describeWithdrawalProblem.ts";
import { en } from "./en.ts";
import { loadCatalogue } from "./messageSource.ts";
import { useMessages } from "./useMessages.ts";

interface InProviderProps {
  readonly children: ReactNode;
  readonly locale?: string;
}

function InProvider({ children, locale }: InProviderProps) {
  return (
    <PartnerKitProvider
      live={false}
      locale={locale}
      serviceName="Acme"
      text={{ recipientEditor: { required: "Fill this in." } }}
    >
      {children}
    </PartnerKitProvider>
  );
}

test("behaviour: describes the problem codes of every form, with the host's own messages and the service's name", () => {
  const { result } = renderHook(useMessages, { wrapper: InProvider });
  const text = result.current;
  const { webhookEditor, withdrawalForm } = en;
  expect(
    [
      describeRecipientProblem("required", text),
      describeRecipientProblem("refused", text),
      describeRecipientProblem("unconfirmed", text),
      describeTravelRuleProblem("too_long", text),
      describeQuoteProblem("noPrice", { base: "BTC", quote: "NGN" }, text),
      describeSimulationProblem("amount", "invalid", text),
      describeWebhookProblem("url", { url: "too_long" }, text),
      describeWebhookProblem("url", { url: "not_https" }, text),
      describeWebhookProblem("event_types", { event_types: "scope_missing" }, text),
      describeWebhookProblem("enabled", { enabled: "limit_reached" }, text),
      describeWithdrawalProblem("recipient_id", { recipient_id: "required" }, text),
      describeWithdrawalProblem("amount", { amount: "zero" }, text),
    ].map(String),
  ).toEqual([
    "Fill this in.",
    "Acme rejected this.",
    "Confirm the account holder first.",
    en.travelRuleForm.tooLong,
    "There is no current price to convert NGN with. Enter the amount in BTC.",
    en.simulator.invalidAmount,
    webhookEditor.too_long_url.replace("{limit}", "2,048"),
    webhookEditor.not_https,
    webhookEditor.scope_missing,
    webhookEditor.limit_reached.replace("{max}", "3"),
    withdrawalForm.recipientRequired,
    withdrawalForm.amountZero,
  ]);
});

test("default: without a problem there is no message, and an address is described by its check", () => {
  expect(describeRecipientProblem(undefined, en)).toBeUndefined();
  expect(describeRecipientProblem("address", en)).toBeUndefined();
  expect(describeTravelRuleProblem(undefined, en)).toBeUndefined();
  expect(describeQuoteProblem(undefined, {}, en)).toBeUndefined();
  expect(describeAddressCheck({ status: "empty" }, en)).toBeUndefined();
  expect(describeAddressCheck({ status: "invalid", problem: "checksum", actual: undefined }, en)).toBe(
    en.recipientEditor.addressChecksum,
  );
  expect(describeAddressCheck({ status: "invalid", problem: "form", actual: "tron" }, en)).toContain(
    en.recipientEditor.formatTron,
  );
});

test("behaviour: the messages follow the language, and write its numbers", async () => {
  const { result } = renderHook(useMessages, {
    wrapper: ({ children }: InProviderProps) => <InProvider locale="fr">{children}</InProvider>,
  });
  const french = await loadCatalogue("fr");
  await act(async () => undefined);
  expect(result.current.recipientEditor.tooLong).toBe(french?.recipientEditor?.tooLong);
  expect(result.current.number(2048)).toBe("2\u202f048");
});
