import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { PlainWebhookEditor } from "../../test/plain/PlainWebhookEditor.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useWebhookEditor",
  component: PlainWebhookEditor,
  args: { onSaved: fn() },
  parameters: { ...shownSource("PlainWebhookEditor"), backend: { key: "webhooks" } },
} satisfies Meta<typeof PlainWebhookEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas, args }) => {
    const save = await canvas.findByRole("button", { name: /^Save/ });
    await userEvent.type(canvas.getByLabelText("URL"), "http://partner.example");
    await waitFor(() => expect(save).toBeEnabled(), SLOW);
    await userEvent.click(save);
    await expect(canvas.getByLabelText("URL")).toHaveFocus();
    await expect(canvas.getByLabelText("URL")).toBeInvalid();
    await userEvent.clear(canvas.getByLabelText("URL"));
    await userEvent.type(canvas.getByLabelText("URL"), "https://partner.example/hooks");
    await userEvent.click(canvas.getByLabelText("deposit.success"));
    await userEvent.click(save);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce(), SLOW);
  },
};
