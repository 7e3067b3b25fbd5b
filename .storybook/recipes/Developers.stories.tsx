import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DevelopersPage } from "./DevelopersPage.tsx";
import { RecipePage } from "./RecipePage.tsx";

const meta = {
  title: "Recipes/Developers",
  component: DevelopersPage,
  parameters: {
    backend: {
      key: "webhooks",
      receives: [
        { type: "withdrawal.success", hoursAgo: 50 },
        { type: "deposit.success", hoursAgo: 26.2 },
        { type: "exchange.accepted", hoursAgo: 26.1 },
        { type: "exchange.filled", hoursAgo: 26 },
        { type: "withdrawal.partial", hoursAgo: 3.4 },
        { type: "deposit.action_required", hoursAgo: 0.2 },
        { type: "deposit.success", hoursAgo: 0.05 },
      ],
    },
    docs: { page: RecipePage },
  },
} satisfies Meta<typeof DevelopersPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An endpoint that gets every event, with three days of deliveries. */
export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Add endpoint" }, { timeout: 15_000 })).toBeVisible();
  },
};
