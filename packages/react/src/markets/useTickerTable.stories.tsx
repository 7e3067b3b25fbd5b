import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainTickerTable } from "../../test/plain/PlainTickerTable.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useTickerTable",
  component: PlainTickerTable,
  parameters: shownSource("PlainTickerTable"),
} satisfies Meta<typeof PlainTickerTable>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "last" }, SLOW));
    await expect(canvas.getByRole("columnheader", { name: "last" })).toHaveAttribute("aria-sort", "descending");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search" }), "btc");
    await expect(await canvas.findByText(/^2 of 12 markets/)).toBeVisible();
  },
};
