import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ApprovalQueue } from "./ApprovalQueue.tsx";

const meta = {
  title: "Approvals/ApprovalQueue",
  component: ApprovalQueue,
  parameters: { backend: { held: "theirs" } },
} satisfies Meta<typeof ApprovalQueue>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

/** A colleague requested three changes. */
export const Default: Story = {};

/** The user's own requests. Nobody decides about their own. */
export const Own: Story = { args: { defaultTab: "own" }, parameters: { backend: { held: "own" } } };

/** Cancelled in the list. The decision is below the other open requests. */
export const CancelledInList: Story = {
  parameters: { backend: { held: "own" } },
  play: async ({ canvas }) => {
    const cancel = await canvas.findByRole("button", { name: /^Cancel request: Withdrawal of/ }, SLOW);
    await userEvent.click(cancel);
    const summary = await canvas.findByText(/^Recently decided/, { selector: "summary span" }, SLOW);
    // Open in a wide canvas.
    if (!summary.closest("details")?.open) await userEvent.click(summary);
    const table = await canvas.findByRole("table", { name: "Recently decided" }, SLOW);
    await expect(within(table).getByText("Cancelled")).toBeVisible();
  },
};

/** The details of a change, in a dialog. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Withdrawal to/ }, SLOW));
    const dialog = await canvas.findByRole("dialog", { name: "Approval" }, SLOW);
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "Approve and send" })).toBeVisible());
  },
};

/** A change of bank details, with the values before and after. */
export const Differences: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Edit recipient/ }, SLOW));
    const dialog = await canvas.findByRole("dialog", { name: "Approval" }, SLOW);
    await expect(await within(dialog).findByText("2058586297", {}, SLOW)).toBeVisible();
  },
};

/** Approved with the keyboard. The proxy sent the change, and the dialog shows the outcome. */
export const Approved: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("button", { name: /^New recipient: Lagos/ }, SLOW);
    row.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await canvas.findByRole("dialog", { name: "Approval" }, SLOW);
    const approve = await within(dialog).findByRole("button", { name: "Approve and save" }, SLOW);
    approve.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await within(dialog).findByText("The service accepted it.", {}, SLOW)).toBeVisible();
    await waitFor(() => expect(within(dialog).queryByRole("button", { name: "Approve and send" })).toBeNull());
  },
};

/** The user may see but not decide. */
export const NotGranted: Story = { parameters: { backend: { held: "theirs", scopes: ["wallets:view"] } } };

/** Nothing waits. */
export const Empty: Story = {
  parameters: { backend: { held: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No pending approvals", {}, SLOW)).toBeVisible();
  },
};

/** The list is loading. */
export const Loading: Story = { parameters: { backend: { held: null, storeFault: "slow" } } };

/** The list could not be read. */
export const StoreDown: Story = {
  parameters: { backend: { held: null, storeFault: "down" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", {}, SLOW)).toBeVisible();
  },
};
