import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainBatchPayment } from "../../test/plain/PlainBatchPayment.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useBatchPayment",
  component: PlainBatchPayment,
  parameters: { ...shownSource("PlainBatchPayment"), backend: { isSigning: true } },
} satisfies Meta<typeof PlainBatchPayment>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Payments", {}, SLOW), "Kano Grain Traders,1500,NG");
    await userEvent.type(await canvas.findByLabelText("Line 1", {}, SLOW), "N");
    await userEvent.click(canvas.getByRole("button", { name: "Review" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Send" }, SLOW));
    await expect(await canvas.findByText(/^Started as/, {}, SLOW)).toBeVisible();
  },
};
