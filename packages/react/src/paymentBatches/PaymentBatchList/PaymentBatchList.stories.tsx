import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PaymentBatchList } from "./PaymentBatchList.tsx";

const meta = {
  title: "Payment batches/PaymentBatchList",
  component: PaymentBatchList,
  args: { onOpenTransactions: fn(), onOpenTransaction: fn() },
} satisfies Meta<typeof PaymentBatchList>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

/** A batch of the user, with a payment that waits for a second person. */
export const Default: Story = { parameters: { backend: { hasPaidBatch: true } } };

/** Nobody has paid many recipients yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No batches yet", {}, SLOW)).toBeVisible();
  },
};
