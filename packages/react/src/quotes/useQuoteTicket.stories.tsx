import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { PlainQuoteTicket } from "../../test/plain/PlainQuoteTicket.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useQuoteTicket",
  component: PlainQuoteTicket,
  parameters: shownSource("PlainQuoteTicket"),
} satisfies Meta<typeof PlainQuoteTicket>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    const request = await canvas.findByRole("button", { name: "Request quote" });
    await waitFor(() => expect(request).toBeEnabled(), SLOW);
    await userEvent.type(canvas.getByRole("textbox", { name: "Amount in BTC" }), "0.01{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "Accept" }, SLOW));
    await expect(await canvas.findByText("accepted", {}, SLOW)).toBeVisible();
  },
};
