import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { DeliveryLog } from "./DeliveryLog.tsx";

const meta = {
  title: "Webhooks/DeliveryLog",
  component: DeliveryLog,
  parameters: { backend: { key: "webhooks", scenario: "webhook-outage" } },
} satisfies Meta<typeof DeliveryLog>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const Deliveries: Story = {};

export const Events: Story = { args: { defaultView: { list: "events" } } };

export const Filtered: Story = { args: { defaultView: { status: "failed" } } };

export const NoMatch: Story = { args: { defaultView: { eventType: "exchange.replaced" } } };

/** Nothing has been sent yet. */
export const Empty: Story = { parameters: { backend: { scenario: "default" } } };

export const Loading: Story = { parameters: { backend: { faults: [{ latency_ms: 60_000 }] } } };

export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ operation: "listWebhookDeliveries", status: 503 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, SLOW)).toBeVisible();
  },
};

export const NotGranted: Story = { parameters: { backend: { scopes: ["wallets:view"] } } };

/** A delivery in detail: how the service treats its response, its event, and its raw record. */
export const DeliveryOpened: Story = {
  args: { defaultView: { eventType: "exchange.cancelled" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "exchange.cancelled" }, SLOW));
    const dialog = within(await canvas.findByRole("dialog", { name: "exchange.cancelled" }));
    await expect(dialog.getByText(/^The service does not retry after this response/)).toBeVisible();
    await expect(await dialog.findByRole("tree", { name: "Event record" }, SLOW)).toBeVisible();
  },
};

/** A delivery that is retried: what to do about the failure, and when the next attempt is due. */
export const RetryScheduled: Story = {
  args: { defaultView: { eventType: "withdrawal.success", status: "pending" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "withdrawal.success" }, SLOW));
    const dialog = within(await canvas.findByRole("dialog", { name: "withdrawal.success" }));
    await expect(dialog.getByText("Your receiver did not respond")).toBeVisible();
    await expect(dialog.getByText(/^Due in/)).toBeVisible();
  },
};

/** An event in detail, with all its deliveries. */
export const EventOpened: Story = {
  args: { defaultView: { list: "events", eventType: "withdrawal.failed" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "withdrawal.failed" }, SLOW));
    const dialog = within(await canvas.findByRole("dialog", { name: "withdrawal.failed" }));
    await expect(await dialog.findByText("https://legacy.partner.example/events", {}, SLOW)).toBeVisible();
  },
};

export const RetriesExplained: Story = {
  args: { defaultView: { eventType: "exchange.cancelled" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("When the service retries a delivery", {}, SLOW));
    await expect(canvas.getByText("408, 409, 425, 429, and 5xx")).toBeVisible();
    await expect(canvas.getAllByText(/30 seconds, 5 minutes, and 30 minutes/)).toHaveLength(2);
  },
};
