import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { SessionBadge } from "./SessionBadge.tsx";

const meta = {
  title: "Session/SessionBadge",
  component: SessionBadge,
} satisfies Meta<typeof SessionBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Money here is not real. */
export const Staging: Story = {};

/** Money here is real, and the badge says so in another colour. */
export const Production: Story = {
  parameters: { backend: { environment: "production" } },
};

/** By keyboard: what may be done, and why not the rest. Escape closes it and gives the focus back. */
export const Opened: Story = {
  parameters: { backend: { scopes: ["trades:view", "wallets:view"] } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: /storybook/ });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByText("trades:create", { selector: "li code" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByText("Your permissions")).toBeVisible();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = {
  parameters: { backend: { scopes: null } },
};

/** Its room, while the session is read. */
export const Loading: Story = { parameters: { backend: { sessionFault: "slow" } } };

/** Who this is cannot be found out; it is tried again by itself. */
export const Unavailable: Story = {
  parameters: { backend: { sessionFault: "down" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Session unavailable", {}, { timeout: 15_000 })).toBeVisible();
  },
};
