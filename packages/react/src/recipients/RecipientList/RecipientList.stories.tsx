import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { RecipientList } from "./RecipientList.tsx";

const meta = {
  title: "Recipients/RecipientList",
  component: RecipientList,
} satisfies Meta<typeof RecipientList>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

/** Opens the menu of a row. */
async function openMenu(label: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${label}` }, SLOW));
}

/** Bank accounts and crypto addresses. */
export const Default: Story = {};

/** Each row offers a payment, which your app starts. */
export const Payable: Story = {
  args: { onPay: () => undefined },
  parameters: { backend: { isSigning: true } },
};

/** A change of a recipient waits for a second person. The row shows the account as it still is. */
export const ChangeWaiting: Story = {
  args: { onPay: () => undefined, getApprovalHref: (id) => `#${id}`, defaultView: { search: "limited" } },
  parameters: { backend: { isSigning: true, held: "theirs" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Change in approval" }, SLOW)).toBeVisible();
  },
};

/** Details that changed in the last 24 hours are marked. */
export const ChangedToday: Story = {
  args: { onPay: () => undefined, defaultView: { search: "market" } },
  parameters: { backend: { isSigning: true } },
  play: async ({ canvas }) => {
    await openMenu("Market maker");
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Edit Market maker" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Edit recipient" }, SLOW));
    await userEvent.type(await dialog.findByRole("textbox", { name: /^Label/ }, SLOW), ", Lagos");
    await userEvent.click(dialog.getByRole("button", { name: "Review" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Save recipient" }));
    await expect(await canvas.findByText(/^Changed (?:today|since last payment)$/, {}, SLOW)).toBeVisible();
  },
};

/** Filtered by type and currency. */
export const CryptoInUsdc: Story = { args: { defaultView: { type: "crypto", currency: "USDC" } } };

/** Filtered by a search term. */
export const Searched: Story = { args: { defaultView: { search: "zenith" } } };

/** No recipient matches. A button clears the filters. */
export const NoMatch: Story = { args: { defaultView: { search: "nobody" } } };

/** There are no recipients yet. */
export const Empty: Story = { parameters: { backend: { scenario: "empty" } } };

/** The list is loading. */
export const Loading: Story = { parameters: { backend: { faults: [{ latency_ms: 60_000 }] } } };

/** The list could not be read. The user can retry. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ operation: "listRecipients", status: 503 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, SLOW)).toBeVisible();
  },
};

/** A refresh failed. The last list stays and is marked as out of date. */
export const Stale: Story = {
  parameters: {
    backend: {
      faults: [
        { operation: "listRecipients", times: 1 },
        { operation: "listRecipients", status: 503 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Kano Grain Traders", {}, SLOW);
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByText("The service is not responding.", {}, SLOW)).toBeVisible();
  },
};

/** The user may view but not change recipients. */
export const NotGranted: Story = {
  parameters: { backend: { scopes: ["wallets:view"] } },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByRole("button", { name: "Add recipient" })).toHaveAttribute("aria-disabled", "true"),
      SLOW,
    );
  },
};

/** The menu of a row. */
export const Menu: Story = {
  args: { onPay: () => undefined, defaultView: { type: "crypto" } },
  parameters: { backend: { isSigning: true } },
  play: async ({ canvas }) => {
    await openMenu("Market maker");
    await expect(await canvas.findByRole("menuitem", { name: "Delete Market maker" })).toBeVisible();
  },
};

/** The menu explains why an action is disabled. */
export const MenuNotGranted: Story = {
  args: { onPay: () => undefined, defaultView: { type: "crypto" } },
  parameters: { backend: { isSigning: true, scopes: ["wallets:view"] } },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/You need permission/, {}, SLOW);
    await openMenu("Market maker");
    await expect(await canvas.findByRole("menuitem", { name: /^Edit .*permission/ })).toBeVisible();
  },
};

/** Changed last first. */
export const NewestChange: Story = {
  args: { defaultView: { sort: { column: "updated", direction: "descending" } } },
  play: async ({ canvas }) => {
    await canvas.findByText("Kano Grain Traders", {}, SLOW);
    await expect(canvas.getByRole("columnheader", { name: "Updated" })).toHaveAttribute("aria-sort", "descending");
  },
};

/** Paid last first. Recipients without a known payment come last. */
export const NewestPayment: Story = {
  args: { onPay: () => undefined, defaultView: { sort: { column: "paid", direction: "descending" } } },
  parameters: { backend: { isSigning: true } },
  play: async ({ canvas }) => {
    await canvas.findByText("Kano Grain Traders", {}, SLOW);
    await expect(canvas.getByRole("columnheader", { name: "Last payment" })).toHaveAttribute("aria-sort", "descending");
  },
};

/** The user confirms by typing the label. The deletion affects everyone. */
export const Deleting: Story = {
  play: async ({ canvas }) => {
    await openMenu("Market maker");
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Delete Market maker" }));
    const dialog = await canvas.findByRole("alertdialog", { name: "Delete Market maker?" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Found and deleted with the keyboard only. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const actions = await canvas.findByRole("button", { name: "Actions for Market maker" }, SLOW);
    await userEvent.tab();
    await expect(canvas.getByLabelText("Search recipients")).toHaveFocus();
    await userEvent.keyboard("market");
    await expect(canvas.getAllByRole("row")).toHaveLength(2);
    actions.focus();
    await userEvent.keyboard("{Enter}{ArrowDown}");
    const remove = canvas.getByRole("menuitem", { name: "Delete Market maker" });
    await expect(remove).toHaveFocus();
    await waitFor(() => expect(remove).not.toHaveAttribute("aria-disabled"));
    await userEvent.keyboard("{Enter}");
    const dialog = await canvas.findByRole("alertdialog", { name: "Delete Market maker?" });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("Market maker{Enter}");
    await expect(await canvas.findByText("No matching recipients", {}, SLOW)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Recipients" })).toHaveFocus());
  },
};

/** Added in a dialog. */
export const Adding: Story = {
  play: async ({ canvas }) => {
    const add = await canvas.findByRole("button", { name: "Add recipient" }, SLOW);
    await waitFor(() => expect(add).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(add);
    const dialog = await canvas.findByRole("dialog", { name: "New recipient" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The form was closed before saving. The draft stays, and the button shows it. */
export const DraftKept: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Adding.play?.(context);
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Label/ }, SLOW), "Rent");
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByRole("button", { name: "Continue draft" })).toHaveFocus();
  },
};

/** Edited in a dialog. */
export const Changing: Story = {
  play: async ({ canvas }) => {
    await openMenu("Market maker");
    const change = await canvas.findByRole("menuitem", { name: "Edit Market maker" });
    await waitFor(() => expect(change).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(change);
    const dialog = await canvas.findByRole("dialog", { name: "Edit recipient" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
