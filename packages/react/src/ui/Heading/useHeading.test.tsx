import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeAll, expect, test } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { BatchPayment } from "../../paymentBatches/BatchPayment/BatchPayment.tsx";
import { QuoteAccept } from "../../quotes/QuoteAccept/QuoteAccept.tsx";
import { QuoteTicket } from "../../quotes/QuoteTicket/QuoteTicket.tsx";
import { RecipientEditor } from "../../recipients/RecipientEditor/RecipientEditor.tsx";
import { Simulator } from "../../simulation/Simulator/Simulator.tsx";
import { TravelRuleForm } from "../../travelRule/TravelRuleForm/TravelRuleForm.tsx";
import { WithdrawalForm } from "../../withdrawals/WithdrawalForm/WithdrawalForm.tsx";
import type { HeadingOptions } from "./useHeading.tsx";

// Fake timers do not advance an import.
beforeAll(async () => {
  await import("../../recipients/RecipientEditor/RecipientEditorView.tsx");
  await import("../../paymentBatches/BatchPayment/BatchPaymentView.tsx");
});

const components: readonly (readonly [name: string, render: (options: HeadingOptions) => ReactElement])[] = [
  ["BatchPayment", (options) => <BatchPayment {...options} />],
  ["QuoteAccept", (options) => <QuoteAccept quoteId="0190a7c0-1111-7000-8000-000000000001" {...options} />],
  ["QuoteTicket", (options) => <QuoteTicket {...options} />],
  ["RecipientEditor", (options) => <RecipientEditor {...options} />],
  ["Simulator", (options) => <Simulator {...options} />],
  ["TravelRuleForm", (options) => <TravelRuleForm transactionId="t" {...options} />],
  ["WithdrawalForm", (options) => <WithdrawalForm {...options} />],
];

const headings = () => screen.getAllByRole("heading").map(({ tagName, textContent }) => `${tagName} ${textContent}`);

test.each(components)("parameters: headingLevel, title and isTitleHidden of %s", async (_, render) => {
  const { rerender } = await renderWithKit(render({}));
  await settle(1000);
  expect(headings()[0]).toMatch(/^H2 /);
  const [, ...nested] = headings();
  rerender(render({ headingLevel: 4, title: "Own title" }));
  expect(headings()).toEqual(["H4 Own title", ...nested.map((heading) => heading.replace("H3", "H5"))]);
  expect(screen.getByRole("region", { name: "Own title" })).toBeDefined();
  rerender(render({ headingLevel: 6, title: "Own title", isTitleHidden: true }));
  expect(screen.queryByRole("heading", { name: "Own title" })).toBeNull();
  expect(screen.getByRole("region", { name: "Own title" })).toBeDefined();
  expect(screen.queryAllByRole("heading").every(({ tagName }) => tagName === "H6")).toBe(true);
});
