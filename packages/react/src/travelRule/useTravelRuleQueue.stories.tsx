import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainTravelRuleQueue } from "../../test/plain/PlainTravelRuleQueue.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useTravelRuleQueue",
  component: PlainTravelRuleQueue,
  parameters: { ...shownSource("PlainTravelRuleQueue"), backend: { scenario: "travel-rule-held" } },
} satisfies Meta<typeof PlainTravelRuleQueue>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("button", { name: /^Submit information for/ }, SLOW);
    await userEvent.click(first ?? document.body);
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect(await canvas.findByLabelText("Sender name", {}, SLOW)).toBeVisible();
  },
};
