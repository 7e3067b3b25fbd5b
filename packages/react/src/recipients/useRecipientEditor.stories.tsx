import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainRecipientEditor } from "../../test/plain/PlainRecipientEditor.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useRecipientEditor",
  component: PlainRecipientEditor,
  parameters: shownSource("PlainRecipientEditor"),
} satisfies Meta<typeof PlainRecipientEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Label"), "Rent");
    await canvas.findByRole("option", { name: /Guaranty/ }, SLOW);
    await userEvent.selectOptions(canvas.getByLabelText("Bank"), "058");
    await userEvent.type(canvas.getByLabelText("Account number"), "2034876509");
    await userEvent.click(await canvas.findByLabelText("IBRAHIM CHIOMA EFE is whom I mean", {}, SLOW));
    await userEvent.click(canvas.getByRole("button", { name: "Review" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Saved Rent", {}, SLOW)).toBeVisible();
  },
};
