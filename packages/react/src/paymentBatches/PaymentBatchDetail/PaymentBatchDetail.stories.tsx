import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { usePaymentBatches } from "../paymentBatches.ts";
import { PaymentBatchDetail, type PaymentBatchDetailProps } from "./PaymentBatchDetail.tsx";

/** The newest batch. The IDs are random. */
function Newest(props: Omit<PaymentBatchDetailProps, "batchId">) {
  const { data } = usePaymentBatches();
  const newest = data?.batches[0];
  return newest ? <PaymentBatchDetail {...props} batchId={newest.batch_id} /> : <p aria-busy="true">…</p>;
}

const meta = {
  title: "Payment batches/PaymentBatchDetail",
  component: PaymentBatchDetail,
  args: {
    batchId: "",
    onOpenTransactions: fn(),
    onOpenTransaction: fn(),
    getApprovalHref: (id: string) => `#${id}`,
  },
  parameters: { backend: { hasPaidBatch: true } },
  render: ({ batchId: _, ...props }) => <Newest {...props} />,
} satisfies Meta<typeof PaymentBatchDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

/** Two payments were accepted. One was too expensive, one waits for a second person, and one has to be checked. */
export const MixedResults: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 of 5 sent", {}, SLOW)).toBeVisible();
    await expect(canvas.getByText("Outcome unknown: 1")).toBeVisible();
  },
};
