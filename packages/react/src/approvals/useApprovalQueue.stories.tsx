import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainApprovalQueue } from "../../test/plain/PlainApprovalQueue.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useApprovalQueue",
  component: PlainApprovalQueue,
  parameters: { ...shownSource("PlainApprovalQueue"), backend: { held: "theirs" } },
} satisfies Meta<typeof PlainApprovalQueue>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^createRecipient/ }, SLOW));
    await userEvent.click(await canvas.findByRole("button", { name: "reject" }, SLOW));
    await expect(await canvas.findByText(/^rejected/, {}, SLOW)).toBeVisible();
  },
};
