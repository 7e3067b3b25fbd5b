import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainWithdrawalForm } from "../../test/plain/PlainWithdrawalForm.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useWithdrawalForm",
  component: PlainWithdrawalForm,
  parameters: { ...shownSource("PlainWithdrawalForm"), backend: { isSigning: true } },
} satisfies Meta<typeof PlainWithdrawalForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("option", { name: "Kano Grain Traders" }, SLOW);
    await userEvent.selectOptions(canvas.getByLabelText("Recipient"), "Kano Grain Traders");
    await userEvent.type(canvas.getByLabelText("Amount"), "1500");
    await userEvent.click(canvas.getByRole("button", { name: "Review payment" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Send" }, SLOW));
    await expect(await canvas.findByText(/^Sent as/, {}, SLOW)).toBeVisible();
  },
};
