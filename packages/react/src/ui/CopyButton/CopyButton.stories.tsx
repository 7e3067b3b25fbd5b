import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { CopyButton } from "./CopyButton.tsx";

const meta = {
  title: "Primitives/CopyButton",
  component: CopyButton,
  decorators: [inRoot, (Story) => <div style={{ minBlockSize: 220 }}>{Story()}</div>],
  args: { text: "0x52908400098527886E0F7030069857D2E4169EE7", label: "Copy address" },
} satisfies Meta<typeof CopyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IconOnly: Story = { args: { iconOnly: true, variant: "quiet" } };

function setClipboard(writeText: (text: string) => Promise<void>): () => void {
  const own = Object.getOwnPropertyDescriptor(navigator, "clipboard");
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  return () => {
    if (own) Object.defineProperty(navigator, "clipboard", own);
    else Reflect.deleteProperty(navigator, "clipboard");
  };
}

export const Copied: Story = {
  beforeEach: () => setClipboard(async () => undefined),
  play: async ({ canvas }) => {
    canvas.getByRole("button").click();
    await expect(await canvas.findByText("Copied")).toBeInTheDocument();
  },
};

/** The browser denies access to the clipboard. The selected text is shown to copy by hand. */
export const Denied: Story = {
  beforeEach: () => setClipboard(() => Promise.reject(new Error("denied"))),
  play: async ({ canvas }) => {
    canvas.getByRole("button").click();
    const text = await canvas.findByRole("textbox", { name: "Your browser blocked copying" });
    await expect(text).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Copy address" })).toHaveFocus();
    canvas.getByRole("button").click();
    await canvas.findByRole("textbox");
  },
};
