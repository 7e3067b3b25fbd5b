import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Primitives/Tooltip",
  component: Tooltip,
  decorators: [inRoot, (Story) => <div style={{ paddingBlock: 60, textAlign: "center" }}>{Story()}</div>],
  args: {
    text: "After outstanding credit",
    children: (anchor) => (
      <button type="button" className="pk-Button" data-variant="quiet" {...anchor}>
        Withdrawable now
      </button>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Centred above its anchor. */
export const Default: Story = {
  tags: ["picture"],
  decorators: [
    (Story) => <div style={{ display: "grid", placeContent: "center", minBlockSize: "50vh" }}>{Story()}</div>,
  ],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("button"));
    await waitFor(() => expect(document.querySelector(".pk-Tooltip")?.matches(":popover-open")).toBe(true));
    const [anchor, tooltip] = measure(canvas.getByRole("button"));
    await expect(tooltip.bottom).toBeLessThan(anchor.top);
    await expect(Math.abs(middleOf(tooltip) - middleOf(anchor))).toBeLessThanOrEqual(1);
  },
};

/** Appears on focus at once and on hover after a delay. Escape closes it. Screen readers get it as a description. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(document.querySelector(".pk-Tooltip")?.matches(":popover-open")).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect(document.querySelector(".pk-Tooltip")).toBeNull();
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(/outstanding credit/);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
  },
};

/** Below its anchor at the top of the page, and within the viewport at its edges. */
export const AtTheEdge: Story = {
  decorators: [(Story) => <div style={{ position: "fixed", insetBlockStart: 0, left: 0 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const [anchor, tooltip] = measure(canvas.getByRole("button"));
    await expect(tooltip.top).toBeGreaterThan(anchor.bottom);
    await expect(tooltip.left).toBe(8);
    await expect(tooltip.right).toBeLessThanOrEqual(window.innerWidth - 8);
  },
};

function measure(button: HTMLElement): readonly [DOMRect, DOMRect] {
  const tooltip = document.querySelector(".pk-Tooltip");
  if (!tooltip) throw new Error("There is no tooltip.");
  return [button.getBoundingClientRect(), tooltip.getBoundingClientRect()];
}

function middleOf({ left, right }: DOMRect): number {
  return (left + right) / 2;
}
