import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Field } from "../Field/Field.tsx";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const reason = "You need permission to view markets and orders.";

const meta = {
  title: "Primitives/Checkbox",
  component: CheckboxGroup,
  decorators: [inRoot],
  args: {
    values: ["deposit.success", "deposit.failed"],
    onValuesChange: () => undefined,
    groups: [
      {
        label: "Deposits",
        options: [
          { value: "deposit.action_required", label: "deposit.action_required", description: "Information is needed" },
          { value: "deposit.success", label: "deposit.success" },
          { value: "deposit.failed", label: "deposit.failed" },
        ],
      },
      {
        label: "Withdrawals",
        options: [
          { value: "withdrawal.success", label: "withdrawal.success" },
          { value: "withdrawal.partial", label: "withdrawal.partial" },
          { value: "withdrawal.failed", label: "withdrawal.failed" },
        ],
      },
      {
        label: "Exchange",
        options: [
          { value: "exchange.accepted", label: "exchange.accepted", disabledReason: reason },
          { value: "exchange.filled", label: "exchange.filled", disabledReason: reason },
        ],
      },
    ],
  },
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values);
    return (
      <Field label="Events" help="A heading chooses all of its events." group="group">
        {() => <CheckboxGroup {...args} values={values} onValuesChange={setValues} />}
      </Field>
    );
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Deposits" })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Deposits" }));
    await expect(canvas.getByRole("checkbox", { name: "deposit.action_required" })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "exchange.filled" }));
    await expect(canvas.getByRole("checkbox", { name: "exchange.filled" })).not.toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "exchange.filled" })).toHaveAccessibleDescription(reason);
  },
};

export const Single: Story = {
  render: function Single() {
    const [isChecked, setChecked] = useState(false);
    return (
      <Checkbox
        label="I stored the secret in a safe place"
        description="It is shown this once and cannot be read again."
        isChecked={isChecked}
        onCheckedChange={setChecked}
      />
    );
  },
};
