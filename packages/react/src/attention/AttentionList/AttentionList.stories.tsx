import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AttentionList } from "./AttentionList.tsx";

const meta = {
  title: "Overview/AttentionList",
  component: AttentionList,
  args: { getHref: ({ kind, ids }): string => `#/${kind}/${ids?.length === 1 ? ids[0] : ""}` },
} satisfies Meta<typeof AttentionList>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

/** Changes of a colleague, failing endpoints and a disabled one. */
export const Default: Story = {
  parameters: { backend: { scenario: "webhook-outage", key: "webhooks", held: "theirs" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "3 changes need your decision" }, SLOW)).toBeVisible();
  },
};

/** Deposits on hold, in a sidebar. */
export const Deposits: Story = {
  args: { kinds: ["heldDeposits"] },
  parameters: { backend: { scenario: "travel-rule-held", held: null } },
  decorators: [(Story) => <div style={{ inlineSize: "20.5rem", maxInlineSize: "100%" }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole("link", { name: /^Add sender [\d,.]+ [A-Z]+$/ }, SLOW);
    await expect(link).toBeVisible();
  },
};

/** There are no tasks. */
export const Nothing: Story = {
  parameters: { backend: { scenario: "empty", held: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing needs your attention", {}, SLOW)).toBeVisible();
  },
};
