import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { InfoButton } from "./InfoButton.tsx";

const meta = {
  title: "Primitives/InfoButton",
  component: InfoButton,
  decorators: [inRoot, (Story) => <div style={{ minBlockSize: 120 }}>{Story()}</div>],
  args: {
    label: "About these events",
    children: "Events can arrive late and out of order. Check the current state before you act on one.",
  },
} satisfies Meta<typeof InfoButton>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The note opens on a click. Escape closes it, and the focus returns to the button. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "About these events" });
    await userEvent.click(button);
    await expect(canvas.getByRole("dialog", { name: "About these events" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(canvas.getByText(/^Events can arrive late/)).toBeVisible();
  },
};
