import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { PlainDeliveryLog } from "../../test/plain/PlainDeliveryLog.tsx";
import { shownSource } from "../../test/plain/shownSource.ts";

const meta = {
  title: "Headless/useDeliveryLog",
  component: PlainDeliveryLog,
  parameters: { ...shownSource("PlainDeliveryLog"), backend: { key: "webhooks", scenario: "webhook-outage" } },
} satisfies Meta<typeof PlainDeliveryLog>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const InPlainHtml: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("status", {}, SLOW), "failed");
    await waitFor(() => {
      const [, matches, total] = /^(\d+) of (\d+)/.exec(canvas.getByRole("status").textContent ?? "") ?? [];
      return expect(matches).not.toBe(total);
    });
    await userEvent.selectOptions(canvas.getByLabelText("Show"), "events");
    await waitFor(() => expect(canvas.queryByLabelText("status")).not.toBeInTheDocument(), SLOW);
  },
};
