import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { PlainTravelRuleForm } from "../../test/plain/PlainTravelRuleForm.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";
import { useTransactions } from "../transactions/transactions.ts";

/** Finds a held deposit in the transactions, and keeps it after it leaves the list. */
function OfHeldDeposit() {
  const { data } = useTransactions();
  const [id, setId] = useState<string>();
  const held = data?.transactions.find(({ required_action }) => required_action);
  if (id === undefined && held) setId(held.id);
  return id === undefined ? null : <PlainTravelRuleForm transactionId={id} />;
}

const meta = {
  title: "Headless/useTravelRuleForm",
  component: PlainTravelRuleForm,
  args: { transactionId: "" },
  parameters: { ...shownSource("PlainTravelRuleForm"), backend: { scenario: "travel-rule-held" } },
  render: () => <OfHeldDeposit />,
} satisfies Meta<typeof PlainTravelRuleForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Sender name", {}, SLOW), "Ngozi Adichie-Okafor");
    await userEvent.selectOptions(canvas.getByLabelText("Sender country"), "NGA");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await canvas.findByText(/^submitted/, {}, SLOW)).toBeVisible();
  },
};
