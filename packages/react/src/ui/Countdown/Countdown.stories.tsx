import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inRoot } from "../../../test/inRoot.tsx";
import { useClock } from "../../locale/useClock.ts";
import { Countdown } from "./Countdown.tsx";

interface Args {
  /** Seconds that are left. */
  readonly left: number;
}

/** Starts from the time of the first render, so that the story looks the same at any time. */
function Example({ left }: Args) {
  const start = useClock((now) => now) ?? 0;
  return (
    <Countdown
      since={start + (left - 30) * 1000}
      until={start + left * 1000}
      text="Price held for {time}"
      endedText="This price is no longer held"
    />
  );
}

const meta = {
  title: "Primitives/Countdown",
  component: Example,
  decorators: [inRoot],
  args: { left: 21 },
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The last five seconds have the colour of a warning. */
export const Ending: Story = { args: { left: 4 } };

export const Ended: Story = {
  args: { left: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("This price is no longer held");
  },
};
