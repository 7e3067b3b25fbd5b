import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { Callout } from "../Callout/Callout.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "Primitives/ConfirmDialog",
  component: ConfirmDialog,
  decorators: [inRoot],
  // A dialog covers its window, so each story on a docs page has its own.
  parameters: { docs: { story: { inline: false, height: "400px" } } },
  args: {
    isOpen: true,
    onClose: fn(),
    onConfirm: fn(),
    title: "Rotate the signing secret?",
    description: "A new secret is shown once. The present one stays valid until the overlap ends.",
    confirmLabel: "Rotate secret",
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const deletion = {
  title: "Delete this endpoint?",
  description: "Deliveries still queued for it are cancelled, and cannot be resumed.",
  confirmLabel: "Delete endpoint",
  variant: "danger",
} as const;

/** For an action that cannot be undone, the name must be typed. Until then the button explains what is missing. */
export const TypeToConfirm: Story = {
  args: { ...deletion, textToType: "hooks.partner.example" },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Type “hooks.partner.example” to confirm" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(input, "hooks.partner.example{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  tags: ["picture"],
  args: { ...deletion, isBusy: true },
};

export const Failed: Story = {
  args: {
    ...deletion,
    children: (
      <Callout tone="danger" title="The service can’t be reached" role="alert">
        Nothing was deleted. Try again once it answers.
      </Callout>
    ),
  },
};
