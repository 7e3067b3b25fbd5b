import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { Button } from "../Button/Button.tsx";
import { Field } from "../Field/Field.tsx";
import { TextInput } from "../TextInput/TextInput.tsx";
import { Dialog } from "./Dialog.tsx";

const settings = Array.from({ length: 14 }, (_, index) => `Setting ${index + 1}`);
const terms = Array.from({ length: 40 }, (_, index) => `${index + 1}. This stays as it is, and is sent with the rest.`);

const meta = {
  title: "Primitives/Dialog",
  component: Dialog,
  decorators: [inRoot],
  args: { isOpen: true, onClose: () => undefined, title: "Edit recipient" },
  // A dialog covers its window, so each story on a docs page has its own.
  parameters: { docs: { story: { inline: false, height: "400px" } } },
  render: function Opener(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const [label, setLabel] = useState("Acme treasury");
    return (
      <>
        <Button onClick={() => setOpen(true)}>Edit recipient</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          asksBeforeClosing={args.asksBeforeClosing === true || label !== "Acme treasury"}
          footer={(requestClose) => (
            <>
              <Button onClick={requestClose}>Cancel</Button>
              <Button variant="primary" onClick={() => setOpen(false)}>
                Save recipient
              </Button>
            </>
          )}
        >
          {args.children ?? (
            <>
              <Field label="Label">
                {(control) => (
                  <TextInput {...control} value={label} onChange={(event) => setLabel(event.target.value)} />
                )}
              </Field>
              <Field label="Account number" help="Ten digits.">
                {(control) => <TextInput {...control} format="code" defaultValue="0123456789" />}
              </Field>
            </>
          )}
        </Dialog>
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  args: { description: "Saving a recipient moves no money." },
};

/** By keyboard, the focus stays inside and returns to its previous element. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Edit recipient" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await canvas.findByRole("dialog", { name: "Edit recipient" }));
    await expect(dialog.getByRole("textbox", { name: "Label" })).toHaveFocus();
    await expect(document.querySelector("dialog")?.matches(":modal")).toBe(true);
    for (const name of ["Account number", "Cancel", "Save recipient"]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    opener.focus();
    await expect(opener).not.toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

/** With unsaved changes, closing asks for confirmation. */
export const AsksBeforeClosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Label" }), " Ltd");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Keep editing" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("textbox", { name: "Label" })).toHaveValue("Acme treasury Ltd");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    const question = await canvas.findByRole("alertdialog");
    // Waits for the fade-in.
    await waitFor(() => expect(question).toBeVisible());
  },
};

/** Title and buttons stay visible while the body scrolls. */
export const Long: Story = {
  args: {
    title: "Replace the configuration of this endpoint, which receives the events of all three areas",
    description: "This replaces the whole configuration with the values below.",
    children: settings.map((setting) => (
      <Field key={setting} label={setting}>
        {(control) => <TextInput {...control} defaultValue="As before" />}
      </Field>
    )),
  },
};

/** Opens at the top, even if the first field is below the visible part. */
export const LongBeforeFirstField: Story = {
  args: {
    title: "Replace the configuration",
    children: (
      <>
        {terms.map((term) => (
          <p key={term}>{term}</p>
        ))}
        <Field label="Label">{(control) => <TextInput {...control} />}</Field>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole("dialog");
    await expect(dialog.scrollTop).toBe(0);
    await expect(canvas.getByRole("heading", { name: "Replace the configuration" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Close" })).toHaveFocus();
  },
};

export const Large: Story = {
  args: { size: "large", title: "Deliveries of this event", children: <p>Room for a table.</p> },
};
