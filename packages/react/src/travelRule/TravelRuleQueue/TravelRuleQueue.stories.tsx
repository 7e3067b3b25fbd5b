import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { TravelRuleQueue } from "./TravelRuleQueue.tsx";

const meta = {
  title: "Travel Rule/TravelRuleQueue",
  component: TravelRuleQueue,
  parameters: { backend: { scenario: "travel-rule-held" } },
} satisfies Meta<typeof TravelRuleQueue>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What has waited longest comes first. */
export const Default: Story = {};

/** Answered by keyboard alone; closing it gives the focus back, and what was typed is there again. */
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

/** No deposit waits for anything. */
export const NothingHeld: Story = {
  parameters: { backend: { scenario: "default" } },
};

/** The shape of the list, before it is read. */
export const Loading: Story = {
  parameters: { backend: { scenario: "travel-rule-held", faults: [{ latency_ms: 60_000 }] } },
};

/** The list cannot be read; it can be tried again. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** The person lacks the scope that the list needs. */
export const GrantMissing: Story = {
  parameters: { backend: { scenario: "travel-rule-held", scopes: ["trades:view"] } },
};

/** A refresh that failed: what was there stays, and says so. */
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
