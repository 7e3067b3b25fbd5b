import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OverviewPage } from "./OverviewPage.tsx";
import { RecipePage } from "./RecipePage.tsx";

const meta = {
  title: "Recipes/Overview",
  component: OverviewPage,
  parameters: {
    backend: {
      scenario: "travel-rule-held",
      key: "webhooks",
      held: "theirs",
      history: { hours: 25, stepSeconds: 1800 },
      balanceHistory: { hours: 31 * 24 },
      receives: [
        { type: "deposit.success", hoursAgo: 26.2 },
        { type: "exchange.filled", hoursAgo: 26 },
        { type: "withdrawal.partial", hoursAgo: 3.4 },
        { type: "withdrawal.failed", hoursAgo: 0.8 },
        { type: "deposit.action_required", hoursAgo: 0.2 },
        { type: "deposit.success", hoursAgo: 0.05 },
      ],
    },
    docs: { page: RecipePage },
  },
} satisfies Meta<typeof OverviewPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A month of history, with three deposits on hold and three changes of a colleague. */
export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("slider", { name: /^NGN available/ }, { timeout: 15_000 })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "3 changes need your decision" })).toBeVisible();
    await expect(await canvas.findByText("Withdrawal failed")).toBeVisible();
  },
};
