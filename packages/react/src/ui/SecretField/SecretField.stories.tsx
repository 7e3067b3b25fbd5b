import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { SecretField } from "./SecretField.tsx";

const meta = {
  title: "Primitives/SecretField",
  component: SecretField,
  decorators: [inRoot, (Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  args: {
    label: "Signing secret",
    help: "We show this secret once. Anyone with it can sign events that look genuine.",
    value: "whsec_c3Rvcnlib29rLXNhbXBsZS1zZWNyZXQtMzItYnl0ZXM=",
  },
} satisfies Meta<typeof SecretField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Covered: Story = {};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByText(/^whsec_/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Hide" })).toHaveFocus();
  },
};
