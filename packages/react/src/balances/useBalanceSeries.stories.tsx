import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainBalanceSeries } from "../../test/plain/PlainBalanceSeries.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useBalanceSeries",
  component: PlainBalanceSeries,
  parameters: { ...shownSource("PlainBalanceSeries"), backend: { balanceHistory: { hours: 72 } } },
} satisfies Meta<typeof PlainBalanceSeries>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: /^NGN since/ }, SLOW)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "USD" }));
    await expect(await canvas.findByRole("table", { name: /^USD since/ }, SLOW)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hide amounts" }));
    await expect(canvas.getAllByRole("cell", { name: "hidden" })).toHaveLength(10);
  },
};
