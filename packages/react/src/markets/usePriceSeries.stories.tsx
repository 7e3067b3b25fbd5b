import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainPriceSeries } from "../../test/plain/PlainPriceSeries.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/usePriceSeries",
  component: PlainPriceSeries,
  args: { pairId: "BTC-USD" },
  parameters: { ...shownSource("PlainPriceSeries"), backend: { markets: 3, history: { hours: 2, stepSeconds: 60 } } },
} satisfies Meta<typeof PlainPriceSeries>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: /^BTC-USD since/ }, SLOW)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "1h" }));
    await expect(canvas.getByRole("button", { name: "1h", pressed: true })).toBeVisible();
    await expect(await canvas.findByRole("table", { name: /^BTC-USD since/ }, SLOW)).toBeVisible();
  },
};
