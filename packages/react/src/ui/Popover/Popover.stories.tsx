import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Popover } from "./Popover.tsx";

const meta = {
  title: "Primitives/Popover",
  component: Popover,
  decorators: [inRoot, (Story) => <div style={{ minBlockSize: 240 }}>{Story()}</div>],
  args: {
    label: "Columns",
    trigger: (props) => <Button {...props}>Choose columns</Button>,
    children: () => <Columns />,
  },
} satisfies Meta<typeof Popover>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose columns" }));
    await expect(canvas.getByRole("dialog", { name: "Columns" }).matches(":popover-open")).toBe(true);
  },
};

/** In a container with `overflow: hidden`, at the edge of the page. */
export const InsideABox: Story = {
  decorators: [
    (Story) => (
      <div style={{ overflow: "hidden", blockSize: 48, transform: "translateX(0)", textAlign: "end" }}>{Story()}</div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose columns" }));
    await expect(canvas.getByRole("checkbox", { name: "Change" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "Change" })).not.toBeChecked();
    const { left, right, bottom } = canvas.getByRole("dialog").getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.elementFromPoint((left + right) / 2, bottom - 4)?.closest("[role=dialog]")).not.toBeNull();
  },
};

function Columns() {
  const [chosen, setChosen] = useState(["Change", "Bid"]);
  return (
    <div style={{ display: "grid", gap: 8 }}>
      {["Change", "High", "Low", "Bid", "Ask", "Volume"].map((column) => (
        <Checkbox
          key={column}
          label={column}
          isChecked={chosen.includes(column)}
          onCheckedChange={(isChecked) =>
            setChosen(isChecked ? [...chosen, column] : chosen.filter((other) => other !== column))
          }
        />
      ))}
    </div>
  );
}
