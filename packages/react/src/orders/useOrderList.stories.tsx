import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainOrderList } from "../../test/plain/PlainOrderList.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useOrderList",
  component: PlainOrderList,
  parameters: {
    ...shownSource("PlainOrderList"),
    backend: {
      key: "webhooks",
      receives: [],
      trades: [
        { amount: "0.02", secondsAgo: 7200 },
        { amount: "1.206", secondsAgo: 300, side: "sell", pair: "ETH-USD" },
      ],
    },
  },
} satisfies Meta<typeof PlainOrderList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText("Sells only", {}, { timeout: 8000 }));
    const first = await canvas.findByRole("button", { name: /^sell/ }, { timeout: 8000 });
    await userEvent.click(first);
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.queryByRole("button", { name: /^buy/ })).toBeNull();
    await expect(await canvas.findByRole("heading", { name: "sell 1.206 ETH" }, { timeout: 8000 })).toBeVisible();
  },
};
