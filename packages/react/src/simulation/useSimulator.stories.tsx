import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PlainSimulator } from "../../test/plain/PlainSimulator.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useSimulator",
  component: PlainSimulator,
  parameters: shownSource("PlainSimulator"),
} satisfies Meta<typeof PlainSimulator>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("form", { name: "simulateProductUpdate" }, SLOW));
    await waitFor(() => expect(form.getByRole("button", { name: "Run" })).toBeEnabled(), SLOW);
    await userEvent.click(form.getByRole("button", { name: "Run" }));
    await waitFor(() => expect(form.getByRole("status")).toHaveTextContent("done"), SLOW);
  },
};
