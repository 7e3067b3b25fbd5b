import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PayPage } from "./PayPage.tsx";
import { RecipePage } from "./RecipePage.tsx";

const meta = {
  title: "Recipes/Pay",
  component: PayPage,
  parameters: {
    backend: { hasPaidBatch: true },
    docs: { page: RecipePage },
  },
} satisfies Meta<typeof PayPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A partner in good standing, with a paid batch. */
export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: /^Recipient/ }, { timeout: 15_000 })).toBeVisible();
  },
};
