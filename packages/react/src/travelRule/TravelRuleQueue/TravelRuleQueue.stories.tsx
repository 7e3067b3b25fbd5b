import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { TravelRuleQueue } from "./TravelRuleQueue.tsx";

const meta = {
  title: "Travel Rule/TravelRuleQueue",
  component: TravelRuleQueue,
  parameters: { backend: { scenario: "travel-rule-held" } },
} satisfies Meta<typeof TravelRuleQueue>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Oldest first. */
export const Default: Story = {};

/** A row opens the deposit's transaction in your app. */
export const Opened: Story = {
  args: { onOpenTransaction: fn() },
  play: async ({ args, canvas }) => {
    const [row] = await canvas.findAllByRole("button", { name: "USDT deposit" }, { timeout: 8000 });
    if (row) await userEvent.click(row);
    await expect(args.onOpenTransaction).toHaveBeenCalledOnce();
  },
};

/** More than three deposits are added up by currency. */
export const Many: Story = {
  parameters: { backend: { scenario: "travel-rule-held+held-deposit" } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/on hold$/, { selector: "[data-part=total]" }, { timeout: 8000 }),
    ).toBeVisible();
  },
};

/** Opened, filled in and closed with the keyboard. Focus returns, and the draft is restored. */
export const Answering: Story = {
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole("button", { name: /^Add sender/ });
    button?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("textbox", { name: "Sender name" }, { timeout: 8000 })).toBeVisible();
    screen.getByRole("textbox", { name: "Sender name" }).focus();
    await userEvent.keyboard("Ngozi");
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("textbox", { name: "Sender name" }, { timeout: 8000 })).toHaveValue("Ngozi");
  },
};

/** The list has more pages than are read without asking. */
export const ManyPages: Story = {
  parameters: { backend: { scenario: "travel-rule-held", transactionPageSize: 2 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/newest 40 transactions/, {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Check older transactions" })).toBeEnabled();
  },
};

/** No deposit is held. */
export const NothingHeld: Story = {
  parameters: { backend: { scenario: "default" } },
};

/** The list is loading. */
export const Loading: Story = {
  parameters: { backend: { scenario: "travel-rule-held", faults: [{ latency_ms: 60_000 }] } },
};

/** The list could not be read. The user can retry. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** The user lacks the required scope. */
export const GrantMissing: Story = {
  parameters: { backend: { scenario: "travel-rule-held", scopes: ["trades:view"] } },
};

/** A refresh failed. The last list stays and is marked as out of date. */
export const Stale: Story = {
  parameters: {
    backend: {
      scenario: "travel-rule-held",
      faults: [
        { operation: "listTransactions", times: 1 },
        { operation: "listTransactions", status: 503 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button", { name: /^Add sender/ });
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByText("The service is not responding.", {}, { timeout: 8000 })).toBeVisible();
  },
};
