import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ReceiverCode } from "./ReceiverCode.tsx";

const meta = {
  title: "Webhooks/ReceiverCode",
  component: ReceiverCode,
} satisfies Meta<typeof ReceiverCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/timingSafeEqual\(signature, expected\)/)).toBeVisible();
  },
};

/** Arrow keys switch between languages. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy path" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Node" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Go" })).toHaveAttribute("aria-selected", "true");
    await expect(await canvas.findByText(/hmac\.Equal/)).toBeVisible();
  },
};
