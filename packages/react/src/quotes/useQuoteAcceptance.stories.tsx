import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { PlainQuoteAcceptance } from "../../test/plain/PlainQuoteAcceptance.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useQuoteAcceptance",
  component: PlainQuoteAcceptance,
  parameters: shownSource("PlainQuoteAcceptance"),
} satisfies Meta<typeof PlainQuoteAcceptance>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    const ask = await canvas.findByRole("button", { name: "Ask for a quote" });
    await waitFor(() => expect(ask).toBeEnabled(), SLOW);
    await userEvent.click(ask);
    const accept = await canvas.findByRole("button", { name: "Accept" }, SLOW);
    await waitFor(() => expect(accept).toBeEnabled(), SLOW);
    await userEvent.dblClick(accept);
    await expect(await canvas.findByText(/^accepted as order/, {}, SLOW)).toBeVisible();
  },
};
