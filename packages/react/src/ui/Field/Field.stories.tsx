import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { Select } from "../Select/Select.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextInput } from "../TextInput/TextInput.tsx";
import { ByteCounter, Field } from "./Field.tsx";

const meta = {
  title: "Primitives/Field",
  component: Field,
  decorators: [inRoot, (Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  args: { label: "Label", children: (control) => <TextInput {...control} defaultValue="Acme treasury" /> },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Help: Story = {
  args: { help: "Only your team sees this name.", need: "optional" },
};

/** The error comes before the help and explains how to fix the input. */
export const Invalid: Story = {
  args: {
    label: "Endpoint URL",
    help: "Where events are sent.",
    error: "It must start with https://.",
    children: (control) => <TextInput {...control} format="code" defaultValue="http://partner.example/hooks" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Endpoint URL" });
    await expect(input).toHaveAccessibleDescription("It must start with https://. Where events are sent.");
    await expect(input).toBeInvalid();
  },
};

/** Counts bytes, because the service's limits are in bytes. */
export const Counted: Story = {
  render: function Counted() {
    const [value, setValue] = useState("Zürich settlement desk");
    return (
      <Field
        label="Description"
        need="optional"
        counter={<ByteCounter value={value} limit={255} />}
        error={value.length > 255 ? "Shorten it to 255 bytes." : undefined}
      >
        {(control) => <TextArea {...control} value={value} onChange={(event) => setValue(event.target.value)} />}
      </Field>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), " 🏦");
    await expect(canvas.getByText("28 of 255 bytes")).toBeVisible();
  },
};

export const Controls: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <Field label="Search">
        {(control) => <TextInput {...control} icon="search" placeholder="Search recipients" />}
      </Field>
      <Field label="Amount">
        {(control) => <TextInput {...control} inputMode="decimal" end="NGN" defaultValue="2,500.00" />}
      </Field>
      <Field label="Account number" help="Ten digits.">
        {(control) => <TextInput {...control} format="code" inputMode="numeric" defaultValue="0123456789" />}
      </Field>
      <Field label="Type">
        {(control) => (
          <Select
            {...control}
            value=""
            onValueChange={() => undefined}
            placeholder="All types"
            options={[
              { value: "fiat", label: "Bank account" },
              { value: "crypto", label: "Crypto address" },
            ]}
          />
        )}
      </Field>
      <Field label="Network" error="Choose the network of this address.">
        {(control) => (
          <Select {...control} value="" onValueChange={() => undefined} placeholder="Choose a network" options={[]} />
        )}
      </Field>
      <Field label="Notes">{(control) => <TextArea {...control} defaultValue={"One line\nand another"} />}</Field>
      <Field label="Address" help="Cannot be changed here.">
        {(control) => (
          <TextInput {...control} format="code" readOnly value="0x52908400098527886E0F7030069857D2E4169EE7" />
        )}
      </Field>
      <Field label="Country">{(control) => <TextInput {...control} disabled value="Nigeria" />}</Field>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    label: "The sender’s full name, exactly as their bank or exchange has it on record",
    help: "We send it only to the institution that clears the deposit. We neither store it in this browser nor log it.",
    error:
      "The service rejected https://a-host-with-a-very-long-name-that-does-not-break.partner.example/hooks, because it resolves to a private address.",
    counter: <ByteCounter value="x" limit={2048} />,
  },
};
