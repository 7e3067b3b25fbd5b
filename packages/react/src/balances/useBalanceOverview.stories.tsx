import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainBalanceOverview } from "../../test/plain/PlainBalanceOverview.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useBalanceOverview",
  component: PlainBalanceOverview,
  parameters: shownSource("PlainBalanceOverview"),
} satisfies Meta<typeof PlainBalanceOverview>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/[\d,.]+ NGN available/, {}, SLOW))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hide amounts", pressed: false }));
    await expect(canvas.getByRole("button", { name: "Hide amounts", pressed: true })).toBeVisible();
    await expect(canvas.queryByText(/[\d,.]+ NGN/)).not.toBeInTheDocument();
  },
};
