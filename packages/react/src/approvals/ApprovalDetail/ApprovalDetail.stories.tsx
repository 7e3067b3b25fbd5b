import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useApprovals } from "../approvals.ts";
import { ApprovalDetail, type ApprovalDetailProps } from "./ApprovalDetail.tsx";

/** The newest approval of an operation. The IDs are random. */
function Newest({ operation, ...props }: Omit<ApprovalDetailProps, "approvalId"> & { readonly operation: string }) {
  const { data } = useApprovals();
  const found = data?.approvals.find((approval) => approval.operation === operation);
  return found ? <ApprovalDetail {...props} approvalId={found.id} /> : <p aria-busy="true">…</p>;
}

const meta = {
  title: "Approvals/ApprovalDetail",
  component: ApprovalDetail,
  args: { approvalId: "" },
  parameters: { backend: { held: "theirs" } },
} satisfies Meta<typeof ApprovalDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

/** A payment that a colleague requested. */
export const Withdrawal: Story = {
  render: ({ approvalId: _, ...props }) => <Newest {...props} operation="submitWithdrawal" />,
};

/** A change of bank details, with the values before and after. */
export const BankDetails: Story = {
  render: ({ approvalId: _, ...props }) => <Newest {...props} operation="updateRecipient" />,
};

/** An own request waits for somebody else. It can be cancelled. */
export const Own: Story = {
  parameters: { backend: { held: "own" } },
  render: ({ approvalId: _, ...props }) => <Newest {...props} operation="submitWithdrawal" />,
};

/** Rejected with a comment. Nothing was sent. */
export const Rejected: Story = {
  render: ({ approvalId: _, ...props }) => <Newest {...props} operation="submitWithdrawal" />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Comment/, {}, SLOW), "The invoice is paid already.");
    await userEvent.click(canvas.getByRole("button", { name: "Reject" }));
    await expect(await canvas.findByText("Nothing was sent, and nothing will be.", {}, SLOW)).toBeVisible();
    await expect(canvas.getByText("The invoice is paid already.")).toBeVisible();
  },
};

/** The ID is unknown, or belongs to an approval that this user may not see. */
export const NotFound: Story = {
  args: { approvalId: "7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", {}, SLOW)).toBeVisible();
  },
};
