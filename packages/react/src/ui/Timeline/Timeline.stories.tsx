import type { Meta, StoryObj } from "@storybook/react-vite";
import { inRoot } from "../../../test/inRoot.tsx";
import { Timeline } from "./Timeline.tsx";

const meta = {
  title: "Primitives/Timeline",
  component: Timeline,
  decorators: [inRoot],
} satisfies Meta<typeof Timeline>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Events of a withdrawal, newest first. */
export const Default: Story = {
  args: {
    label: "Events",
    entries: [
      { key: "2", title: "Withdrawal partly settled", tone: "warn", timestamp: "2026-03-02T09:14:20Z" },
      { key: "1", title: "Withdrawal accepted", tone: "neutral", timestamp: "2026-03-02T09:10:00Z" },
    ],
  },
};
