import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainWebhookManager } from "../../test/plain/PlainWebhookManager.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useWebhookManager",
  component: PlainWebhookManager,
  parameters: { ...shownSource("PlainWebhookManager"), backend: { key: "webhooks", scenario: "webhook-outage" } },
} satisfies Meta<typeof PlainWebhookManager>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    const [edit] = await canvas.findAllByRole("button", { name: /^Edit / }, SLOW);
    await userEvent.click(edit ?? document.body);
    await expect(await canvas.findByRole("button", { name: "Save 0 changes" }, SLOW)).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(await canvas.findByText(/of 3 enabled$/)).toBeVisible();
  },
};
