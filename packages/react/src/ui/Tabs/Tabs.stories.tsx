import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "Primitives/Tabs",
  component: Tabs,
  decorators: [inRoot],
  args: {
    label: "Endpoint",
    value: "events",
    onValueChange: () => undefined,
    items: [
      { id: "events", label: "Events", mark: "128", panel: "Recent events." },
      { id: "deliveries", label: "Deliveries", mark: "64", panel: "Recent deliveries." },
      { id: "signature", label: "Check a signature", panel: "Signature check." },
      { id: "receivers", label: "Receivers in five languages", panel: "Code to start from." },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Events 128" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    const next =
      getComputedStyle(canvas.getByRole("tablist")).direction === "rtl" ? "Code to start from." : "Recent deliveries.";
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent(next);
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("tabpanel", { name: "Events 128" })).toBeVisible();
  },
};
