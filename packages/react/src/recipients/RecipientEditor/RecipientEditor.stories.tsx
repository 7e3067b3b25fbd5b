import { listRecipients, updateRecipient } from "@partner-kit/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { storyBackend } from "../../../test/storyBackend.ts";
import { createKit } from "../../query/kit.ts";
import { useRecipients } from "../recipients.ts";
import { RecipientEditor } from "./RecipientEditor.tsx";
import type { RecipientEditorProps } from "./RecipientEditorView.tsx";

interface Args extends RecipientEditorProps {
  /** Label of the recipient to edit. */
  readonly of?: string | undefined;
}

const meta = {
  title: "Recipients/RecipientEditor",
  component: RecipientEditor,
  render: function Editor({ of, ...args }) {
    const { data } = useRecipients({ query: { enabled: of !== undefined } });
    const [recipientId, setRecipientId] = useState<string>();
    const found = data?.find(({ label }) => label === of)?.id;
    // Keeps the recipient when its label changes.
    if (found !== undefined && recipientId === undefined) setRecipientId(found);
    if (of === undefined) return <RecipientEditor {...args} />;
    return <div>{recipientId !== undefined && <RecipientEditor {...args} recipientId={recipientId} />}</div>;
  },
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const SLOW = { timeout: 8000 };

async function chooseBank(canvas: Canvas, name: string): Promise<void> {
  await userEvent.type(await canvas.findByRole("combobox", { name: "Bank" }), name);
  await userEvent.click(await canvas.findByRole("option", { name: new RegExp(name, "i") }));
}

async function enterAccount(canvas: Canvas, accountNumber: string): Promise<void> {
  await chooseBank(canvas, "Guaranty");
  await userEvent.type(canvas.getByLabelText("Account number"), accountNumber);
}

async function chooseChain(canvas: Canvas, name: string): Promise<void> {
  await userEvent.type(await canvas.findByRole("combobox", { name: "Chain" }), name);
  await userEvent.click(await canvas.findByRole("option", { name: new RegExp(name, "i") }));
}

/** An empty form for a bank account. */
export const NewBankAccount: Story = {};

/** The bank returned a name, which the user has to confirm before saving. */
export const Verified: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Label"), "Rent");
    await userEvent.type(canvas.getByLabelText(/Expected account holder/), "Chioma Ibrahim");
    await enterAccount(canvas, "2034 8765 09");
    await expect(await canvas.findByText("IBRAHIM CHIOMA EFE", {}, SLOW)).toBeVisible();
    await expect(canvas.getByText("Matches the expected name")).toBeVisible();
  },
};

/** Another recipient has this bank account. The form names it, and saving stays possible. */
export const SameAccount: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Label"), "Rent");
    await enterAccount(canvas, "2034 8765 09");
    await expect(
      await canvas.findByText("“Chioma Ibrahim, expenses” already has this bank account", {}, SLOW),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Review" })).not.toHaveAttribute("aria-disabled");
  },
};

/** The bank returned another name than expected. */
export const NameDiffers: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Expected account holder/), "Kehinde Oladipo");
    await enterAccount(canvas, "2034876509");
    await expect(await canvas.findByText("Name doesn’t match", {}, SLOW)).toBeVisible();
  },
};

/** The verification is pending. Its space is reserved. */
export const Verifying: Story = {
  play: async ({ canvas }) => {
    await enterAccount(canvas, "0000000008");
    await expect(await canvas.findByText("Checking the account with the bank…", {}, SLOW)).toBeVisible();
  },
};

/** The bank has no such account. */
export const NotFound: Story = {
  play: async ({ canvas }) => {
    await enterAccount(canvas, "0000000000");
    await expect(await canvas.findByText("Account not found at this bank", {}, SLOW)).toBeVisible();
  },
};

/** Production, before KYB is approved. */
export const KybRequired: Story = {
  parameters: { backend: { scenario: "production", environment: "production" } },
  play: async ({ canvas }) => {
    await enterAccount(canvas, "2034876509");
    await expect(await canvas.findByText("The service does not allow this check", {}, SLOW)).toBeVisible();
  },
};

/** Too many requests. The form retries automatically and shows when. */
export const TooManyRequests: Story = {
  play: async ({ canvas }) => {
    await enterAccount(canvas, "0000000429");
    await expect(await canvas.findByText(/Retrying in \d seconds/, {}, SLOW)).toBeVisible();
  },
};

/** The account cannot be verified right now. The input stays. */
export const ServiceDown: Story = {
  play: async ({ canvas }) => {
    await enterAccount(canvas, "0000000500");
    await expect(await canvas.findByText("Bank check unavailable", {}, SLOW)).toBeVisible();
  },
};

/** A holder's name of maximum length. */
export const LongName: Story = {
  play: async ({ canvas }) => {
    await enterAccount(canvas, "0000000255");
    await expect(await canvas.findByText(/INCORPORATED TRUSTEES/, {}, SLOW)).toBeVisible();
  },
};

/** The list of banks could not be read. */
export const BanksUnavailable: Story = {
  parameters: { backend: { faults: [{ operation: "listBanks", status: 404 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The list of banks is unavailable.", {}, SLOW)).toBeVisible();
  },
};

/** The problems after the user tried to continue. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Review" }));
    await waitFor(() => expect(canvas.getByLabelText("Label")).toHaveFocus());
    await expect(canvas.getAllByText("Required.")).toHaveLength(3);
  },
};

/** From the first field to the last button with the keyboard. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const label = await canvas.findByLabelText("Label");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Review" })).not.toHaveAttribute("aria-disabled"));
    await userEvent.tab();
    await expect(canvas.getByLabelText("Bank account")).toHaveFocus();
    await userEvent.tab();
    await expect(label).toHaveFocus();
    await userEvent.keyboard("Rent");
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("combobox", { name: "Bank" })).toHaveFocus();
    await userEvent.keyboard("gtb");
    await canvas.findByRole("option", { name: /Guaranty/ });
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("2034876509");
    const confirm = await canvas.findByLabelText("I confirm this account holder", {}, SLOW);
    await userEvent.tab();
    await expect(confirm).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(confirm).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Review" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Review recipient" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Save recipient" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Rent was saved", {}, SLOW)).toBeVisible();
  },
};

/** A valid address, in groups. */
export const NewCryptoAddress: Story = {
  args: { defaultType: "crypto" },
  play: async ({ canvas }) => {
    await chooseChain(canvas, "ethereum");
    await userEvent.type(canvas.getByLabelText("Address"), "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed");
    await expect(await canvas.findByText("Valid address", {}, SLOW)).toBeVisible();
  },
};

/** One character is wrong, so the address is rejected. Groups help to find it. */
export const WrongChecksum: Story = {
  args: { defaultType: "crypto" },
  play: async ({ canvas }) => {
    await chooseChain(canvas, "ethereum");
    await userEvent.type(canvas.getByLabelText("Address"), "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD");
    await expect(await canvas.findByText(/a character is wrong/, {}, SLOW)).toBeVisible();
    await expect(canvas.getByLabelText("Address")).toBeInvalid();
    await expect(canvas.getByText("In groups")).toBeVisible();
  },
};

/** An address of another chain. */
export const OtherChain: Story = {
  args: { defaultType: "crypto" },
  play: async ({ canvas }) => {
    await chooseChain(canvas, "tron");
    await userEvent.type(canvas.getByLabelText("Address"), "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed");
    await expect(await canvas.findByText(/This is an address for/, {}, SLOW)).toBeVisible();
  },
};

/** Letters of another script that look like the right ones. */
export const Homoglyph: Story = {
  args: { defaultType: "crypto" },
  play: async ({ canvas }) => {
    await chooseChain(canvas, "ethereum");
    await userEvent.type(canvas.getByLabelText("Address"), "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeА\u0435d");
    await expect(await canvas.findByText(/looks like e/, {}, SLOW)).toBeVisible();
  },
};

/** An address with the same start and end as a saved one. */
export const Lookalike: Story = {
  args: { defaultType: "crypto" },
  play: async ({ canvas }) => {
    await chooseChain(canvas, "ethereum");
    await userEvent.click(canvas.getByLabelText("Address"));
    await userEvent.paste("0x49b16121000000000000000000000000f5183095");
    await expect(await canvas.findByText(/Similar to “Treasury reserve”/, {}, SLOW)).toBeVisible();
    await expect(canvas.getByText(/malware can replace a copied address/)).toBeVisible();
  },
};

/** A saved bank account. */
export const ChangeBankAccount: Story = { args: { of: "Kano Grain Traders" } };

/** The saved values beside the new ones. */
export const Review: Story = {
  args: { of: "Kano Grain Traders" },
  play: async ({ canvas }) => {
    const number = await canvas.findByLabelText("Account number", {}, SLOW);
    await userEvent.clear(number);
    await userEvent.type(number, "2034876509");
    await userEvent.click(await canvas.findByLabelText("I confirm this account holder", {}, SLOW));
    await userEvent.type(canvas.getByLabelText("Label"), ", Abuja");
    await userEvent.click(canvas.getByRole("button", { name: "Review" }));
    await expect(await canvas.findByText(/doesn’t move money/)).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "KANO GRAIN TRADERS LIMITED" })).toBeVisible();
  },
};

/** The saved address beside the new one. */
export const ReviewAddress: Story = {
  args: { of: "Treasury reserve" },
  play: async ({ canvas }) => {
    const address = await canvas.findByLabelText("Address", {}, SLOW);
    await userEvent.clear(address);
    await userEvent.type(address, "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed");
    await canvas.findByText("Valid address", {}, SLOW);
    await userEvent.click(canvas.getByRole("button", { name: "Review" }));
    await expect(await canvas.findByText(/doesn’t move money/)).toBeVisible();
  },
};

/** Another user saved in the meantime. The form shows the conflict before it overwrites anything. */
export const Conflict: Story = {
  args: { of: "Treasury reserve" },
  play: async ({ canvas, loaded }) => {
    const label = await canvas.findByLabelText("Label", {}, SLOW);
    await userEvent.clear(label);
    await userEvent.type(label, "Reserve");
    await changeElsewhere(storyBackend(loaded).baseUrl, "Treasury reserve");
    await userEvent.click(canvas.getByRole("button", { name: "Review" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Save recipient" }));
    await expect(await canvas.findByText("Someone else changed the same fields", {}, SLOW)).toBeVisible();
    await expect(canvas.getByText(/Updated to their version: Country/)).toBeVisible();
  },
};

async function changeElsewhere(baseUrl: string, label: string): Promise<void> {
  const { client } = createKit({ baseUrl });
  const recipient = (await client.call(listRecipients, {})).find((one) => one.label === label);
  if (!recipient) throw new Error(`no recipient ${label}`);
  await client.call(updateRecipient, { recipient_id: recipient.id, label: "Cold wallet", country: "FRA" });
}

/** The service rejected the save. The input stays. */
export const Refused: Story = {
  args: { of: "Kano Grain Traders" },
  parameters: { backend: { faults: [{ operation: "updateRecipient", status: 400 }] } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Label", {}, SLOW), ", Abuja");
    await userEvent.click(canvas.getByRole("button", { name: "Review" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Save recipient" }));
    await expect(await canvas.findByText("The service rejected this", {}, SLOW)).toBeVisible();
    await expect(canvas.getByLabelText("Label")).toHaveValue("Kano Grain Traders, Abuja");
  },
};

/** The user may view but not save. */
export const NotGranted: Story = {
  parameters: { backend: { scopes: ["wallets:view"] } },
  play: async ({ canvas }) => {
    const review = await canvas.findByRole("button", { name: "Review" });
    await waitFor(() => expect(review).toHaveAttribute("aria-disabled", "true"), SLOW);
    await expect(
      canvas.getByText(/^You need permission to manage recipients and transfers/, { selector: '[data-part="help"]' }),
    ).toBeVisible();
    await expect(canvas.getByLabelText("Label")).toBeDisabled();
  },
};

/** Another user deleted the recipient. */
export const Gone: Story = { args: { recipientId: "00000000-0000-4000-8000-000000000000" } };

/** The recipient is loading. */
export const Loading: Story = {
  args: { recipientId: "00000000-0000-4000-8000-000000000000" },
  parameters: { backend: { faults: [{ operation: "listRecipients", latency_ms: 60_000 }] } },
};

/** The service refuses to return the recipient. */
export const CannotBeRead: Story = {
  args: { recipientId: "00000000-0000-4000-8000-000000000000" },
  parameters: { backend: { faults: [{ operation: "listRecipients", status: 403 }] } },
};
