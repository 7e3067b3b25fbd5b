import { expect, test } from "vitest";
import { describeApprovalStatus } from "../../approvals/describeApproval.ts";
import { describeOrderStatus } from "../../orders/describeOrder.ts";
import { describeLineStatus } from "../../paymentBatches/describePaymentBatch.ts";
import { ar } from "../../text/ar.ts";
import { en } from "../../text/en.ts";
import { fr } from "../../text/fr.ts";
import { pt } from "../../text/pt.ts";
import { describeStatus } from "../../transactions/describeTransaction.ts";
import { describeDeliveryStatus } from "../../webhooks/describeDelivery.ts";
import { statusTones } from "./statuses.ts";

const statuses = Object.entries(statusTones).flatMap(([section, tones]) =>
  Object.entries(tones).map(([key, tone]) => ({ section, key, tone })),
);

test.each(Object.entries({ en, fr, pt, ar }))(
  "behaviour: %s: the same word has one tone everywhere",
  (_, catalogue) => {
    const tonesOf = new Map<string, Set<string>>();
    for (const { section, key, tone } of statuses) {
      const word = wordOf(catalogue, section, key);
      expect(word, `${section}.${key}`).toMatch(/\S/);
      tonesOf.set(word, (tonesOf.get(word) ?? new Set()).add(tone));
    }
    expect([...tonesOf].filter(([, tones]) => tones.size > 1)).toEqual([]);
  },
);

test("behaviour: statuses are words in sentence case", () => {
  for (const { section, key } of statuses) expect(wordOf(en, section, key)).toMatch(/^[A-Z][a-z, ]+( [a-z, ]+)*$/);
});

test("behaviour: every status that the contract knows has a word and a tone, and other codes become words", () => {
  const described = [
    ...["pending", "action_required", "success", "partial", "failed"].map((one) => describeStatus(one, en)),
    ...["waiting", "filling", "filled", "partly_filled", "cancelled", "rejected"].map((one) =>
      describeOrderStatus(one as "waiting", one, en),
    ),
    ...[
      "pending",
      "approved",
      "executing",
      "executed",
      "failed",
      "rejected",
      "cancelled",
      "expired",
      "outcome_unknown",
    ].map((one) => describeApprovalStatus({ status: one, operation: "submitWithdrawal" }, en)),
    ...["waiting", "sending", "pending_approval", "submitted", "failed", "rejected", "cancelled", "expired"].map(
      (status) => describeLineStatus({ status }, en),
    ),
    ...["pending", "succeeded", "failed", "exhausted"].map((one) => describeDeliveryStatus(one, en)),
  ];
  const words = new Set(statuses.map(({ section, key }) => wordOf(en, section, key)));
  expect(described.filter(({ label }) => !words.has(label))).toEqual([]);
  // Regression: amber called for an action that nobody has to take.
  expect(describeOrderStatus("partly_filled", "cancelled", en).tone).toBe("neutral");
  expect(describeStatus("in_manual_review", en)).toEqual({ label: "In manual review", tone: "neutral" });
  expect(describeOrderStatus("unknown", "PART-SETTLED", en)).toEqual({ label: "Part settled", tone: "info" });
});

function wordOf(catalogue: object, section: string, key: string): string {
  const messages: unknown = Reflect.get(catalogue, section);
  const word: unknown = typeof messages === "object" && messages !== null ? Reflect.get(messages, key) : undefined;
  return typeof word === "string" ? word : "";
}
