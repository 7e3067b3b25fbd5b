import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useBalances } from "../../exports/dataHooks.ts";
import { useSession } from "../../session/useSession.ts";
import { PartnerKitInspector } from "./PartnerKitInspector.tsx";

const meta = {
  title: "Developers/PartnerKitInspector",
  component: PartnerKitInspector,
  args: { enabled: true },
  // Docks the panel to the story instead of the window.
  decorators: [
    (Story) => (
      <div style={{ contain: "layout", minBlockSize: "32rem" }}>
        <Reads />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartnerKitInspector>;

export default meta;

type Story = StoryObj<typeof meta>;

function Reads() {
  useSession();
  useBalances();
  return null;
}

/** The requests of the page, with the correlation IDs that support asks for. */
export const Opened: Story = {
  tags: ["picture"],
  parameters: { backend: { scopes: ["wallets:view", "trades:view"] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "partner-kit" }));
    await userEvent.click(await canvas.findByRole("tab", { name: /Requests/ }));
    await expect(await canvas.findByRole("rowheader", { name: /getBalances/ })).toBeVisible();
  },
};

/** A button in the corner. Requests are logged from now on. */
export const Closed: Story = {};
