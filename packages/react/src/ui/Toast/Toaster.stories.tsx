import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { Button } from "../Button/Button.tsx";
import { type ToastContent, Toaster, useToast } from "./Toaster.tsx";

const toasts: readonly (ToastContent & { readonly button: string })[] = [
  { button: "Saved", title: "Recipient saved", help: "You can pay it from now on." },
  { button: "Updated", tone: "info", title: "The list is up to date" },
  {
    button: "Failed",
    tone: "danger",
    title: "The endpoint was not disabled",
    help: "The service does not answer. Nothing was changed.",
    action: { label: "Try again", onAction: fn() },
  },
];

function Triggers(): ReactElement {
  const { show } = useToast();
  return (
    <div style={{ display: "flex", gap: 8, alignItems: "start", minBlockSize: 280 }}>
      {toasts.map((toast) => (
        <Button key={toast.button} onClick={() => show(toast)}>
          {toast.button}
        </Button>
      ))}
    </div>
  );
}

const meta = {
  title: "Primitives/Toast",
  component: Toaster,
  decorators: [inRoot],
  args: { children: <Triggers /> },
} satisfies Meta<typeof Toaster>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An error stays until it is dismissed. Other toasts close after six seconds, but not while hovered or focused. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    for (const { button } of toasts) await userEvent.click(canvas.getByRole("button", { name: button }));
    await expect(canvas.getByRole("region", { name: "Notifications" }).matches(":popover-open")).toBe(true);
    await expect(canvas.getByRole("alert")).toHaveTextContent("The endpoint was not disabled");
    canvas.getByRole("button", { name: "Try again" }).focus();
  },
};
