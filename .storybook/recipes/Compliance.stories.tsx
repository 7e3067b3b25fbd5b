import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CompliancePage } from "./CompliancePage.tsx";
import { RecipePage } from "./RecipePage.tsx";

const meta = {
  title: "Recipes/Compliance",
  component: CompliancePage,
  parameters: {
    backend: { scenario: "travel-rule-held", held: "theirs", opensNow: true },
    docs: { page: RecipePage },
  },
} satisfies Meta<typeof CompliancePage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Three deposits on hold, and three changes of a colleague. */
export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Sender name" }, { timeout: 15_000 })).toBeVisible();
  },
};
