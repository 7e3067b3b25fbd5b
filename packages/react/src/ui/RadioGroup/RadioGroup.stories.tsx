import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { Field } from "../Field/Field.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  title: "Primitives/RadioGroup",
  component: RadioGroup,
  decorators: [inRoot],
  args: {
    value: "fiat",
    onValueChange: () => undefined,
    options: [
      {
        value: "fiat",
        label: "Bank account",
        description: "Account number and bank. It is verified before it is saved.",
      },
      { value: "crypto", label: "Crypto address", description: "Network and address." },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Field label="Recipient" group="radiogroup">
        {() => <RadioGroup {...args} value={value} onValueChange={setValue} />}
      </Field>
    );
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Bank account" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Crypto address" })).toBeChecked();
  },
};

export const Segments: Story = {
  args: {
    appearance: "segments",
    value: "all",
    options: [
      { value: "all", label: "All" },
      { value: "enabled", label: "Enabled" },
      { value: "disabled", label: "Disabled" },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Enabled"));
    await expect(canvas.getByRole("radio", { name: "Enabled" })).toBeChecked();
  },
};

export const Disabled: Story = {
  args: {
    value: undefined,
    options: [
      { value: "fiat", label: "Bank account", description: "Account number and bank." },
      { value: "crypto", label: "Crypto address", description: "Not offered here.", isDisabled: true },
    ],
  },
};
