import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { SessionBadge } from "./SessionBadge.tsx";

const meta = {
  title: "Session/SessionBadge",
  component: SessionBadge,
} satisfies Meta<typeof SessionBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

/** No real money is involved. */
export const Staging: Story = {};

/** Real money is involved, which another colour shows. */
export const Production: Story = {
  parameters: { backend: { environment: "production" } },
};

/**
 * Opened with the keyboard: the granted scopes and the reasons for missing ones. Escape closes it and returns the focus.
 */
export const Opened: Story = {
  parameters: { backend: { scopes: ["trades:view", "wallets:view"] } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: /storybook/ });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByText("10 not granted"));
    await expect(await screen.findByText("Can create trades")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByText("Your permissions")).toBeVisible();
  },
};

/** The user is signed out. */
export const SignedOut: Story = {
  parameters: { backend: { scopes: null } },
};

/** Reserves its space while the session loads. */
export const Loading: Story = { parameters: { backend: { sessionFault: "slow" } } };

/** The session could not be read. The kit retries it automatically. */
export const Unavailable: Story = {
  parameters: { backend: { sessionFault: "down" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Session unavailable", {}, { timeout: 15_000 })).toBeVisible();
  },
};
