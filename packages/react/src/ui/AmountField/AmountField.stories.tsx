import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { Button } from "../Button/Button.tsx";
import { AmountField, type AmountFieldProps } from "./AmountField.tsx";

function Example(props: AmountFieldProps) {
  const [value, setValue] = useState(props.value);
  return <AmountField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Primitives/AmountField",
  component: AmountField,
  decorators: [inRoot],
  args: { label: "Amount in USD", name: "amount", value: "", currency: "USD", onValueChange: () => undefined },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof AmountField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A long amount is repeated below the field, as the locale writes it. The text in the field stays as it was typed. */
export const Default: Story = { args: { value: "12500.50", help: "Available: 48,210.55 USD" } };

/** Where both do not fit beside each other, the repeated amount stays next to its digits. */
export const Long: Story = {
  args: {
    value: "999999999999999999999999.99",
    error: "This is more than the withdrawable amount.",
    help: "Available: 48,210.55 USD",
  },
};

/** A button that fills in all of the balance. */
export const WithAction: Story = { args: { value: "12500.50", action: <Button variant="quiet">Max</Button> } };

/** Digits of an Arabic keyboard are converted. A comma stays, because its meaning is not certain. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Amount in USD" });
    await userEvent.type(input, "١٢ ٥٠٠٫٥");
    await expect(input).toHaveValue("12500.5");
    await userEvent.type(input, ",");
    await expect(input).toHaveValue("12500.5,");
  },
};

export const Wrong: Story = { args: { value: "1,5", error: "Enter an amount above zero, such as 0.5." } };
