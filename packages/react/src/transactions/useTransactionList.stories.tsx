import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainTransactionList } from "../../test/plain/PlainTransactionList.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useTransactionList",
  component: PlainTransactionList,
  parameters: shownSource("PlainTransactionList"),
} satisfies Meta<typeof PlainTransactionList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText("Withdrawals only", {}, { timeout: 8000 }));
    const [first] = canvas.getAllByRole("button", { name: /^withdrawal/ });
    await userEvent.click(first ?? document.body);
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.queryByRole("button", { name: /^deposit/ })).toBeNull();
    await expect(await canvas.findByRole("heading", { name: /^withdrawal of/ }, { timeout: 8000 })).toBeVisible();
  },
};
