import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { JsonView } from "./JsonView.tsx";

const meta = {
  title: "Primitives/JsonView",
  component: JsonView,
  decorators: [inRoot],
  args: {
    label: "Event",
    value: {
      id: "evt_01hq7v3k",
      type: "deposit.action_required",
      version: 1,
      occurred_at: "2026-03-02T09:12:44Z",
      data: {
        transaction_id: "3f0f5dd5-7f02-4d46-a2a3-2f8b2d0a9a11",
        amount: "2500.00",
        held: true,
        note: null,
        fields: [
          { name: "sender_originator", label: "Sender name", required: true },
          { name: "purpose", label: "Purpose", required: false, options: [{ label: "Other", value: "other" }] },
        ],
        tags: [],
      },
    },
  },
} satisfies Meta<typeof JsonView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: /^Copy/ }).focus();
    await userEvent.tab();
    await userEvent.keyboard("{End}{ArrowUp}");
    await expect(document.activeElement).toHaveTextContent("fields: [2]");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(document.activeElement).toHaveTextContent("{3}");
    await expect(document.activeElement).toHaveAttribute("aria-level", "4");
  },
};

export const LongStrings: Story = {
  args: {
    value: {
      signature: `v1,${"K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=".repeat(4)}`,
      message: "A long text that wraps between words at the end of the line, because it does not fit.",
    },
  },
};

export const NotAnObject: Story = { args: { value: "resource not found" } };
