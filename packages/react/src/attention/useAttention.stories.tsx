import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PlainAttention } from "../../test/plain/PlainAttention.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useAttention",
  component: PlainAttention,
  parameters: { ...shownSource("PlainAttention"), backend: { held: "theirs" } },
} satisfies Meta<typeof PlainAttention>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^approvals: 3/, {}, SLOW)).toBeVisible();
  },
};
