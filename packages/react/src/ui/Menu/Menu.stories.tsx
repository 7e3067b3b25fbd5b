import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { Button } from "../Button/Button.tsx";
import { Menu } from "./Menu.tsx";

const onRotate = fn();

const meta = {
  title: "Primitives/Menu",
  component: Menu,
  decorators: [
    inRoot,
    (Story) => <div style={{ minBlockSize: 220, display: "flex", justifyContent: "end" }}>{Story()}</div>,
  ],
  args: {
    label: "Endpoint",
    items: [
      { id: "edit", label: "Edit endpoint", onSelect: fn() },
      { id: "rotate", label: "Rotate secret", onSelect: onRotate },
      {
        id: "disable",
        label: "Disable endpoint",
        disabledReason: "You need permission to manage webhooks.",
        onSelect: fn(),
      },
      { id: "delete", label: "Delete endpoint", isDanger: true, startsGroup: true, onSelect: fn() },
    ],
    trigger: (props) => (
      <Button {...props} icon="more" iconOnly variant="quiet">
        Actions for hooks.partner.example
      </Button>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("menu").parentElement?.matches(":popover-open")).toBe(true);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("menuitem", { name: "Edit endpoint" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(onRotate).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};
