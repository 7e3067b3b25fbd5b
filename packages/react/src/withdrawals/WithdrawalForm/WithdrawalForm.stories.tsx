import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { WithdrawalDialog } from "./WithdrawalDialog.tsx";
import { WithdrawalForm } from "./WithdrawalForm.tsx";

const meta = {
  title: "Withdrawals/WithdrawalForm",
  component: WithdrawalForm,
  args: { onSent: fn(), onOpenTransactions: fn(), onOpenTransaction: fn(), onAddRecipient: fn() },
  parameters: { backend: { isSigning: true } },
} satisfies Meta<typeof WithdrawalForm>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const SLOW = { timeout: 10_000 };

/** Chooses a recipient with the keyboard. */
const fill =
  (name: string, amount: string): Play =>
  async ({ canvas }) => {
    const recipient = await canvas.findByRole("combobox", { name: /^Recipient/ }, SLOW);
    await userEvent.type(recipient, name);
    await waitFor(() => expect(recipient).toHaveAttribute("aria-expanded", "true"), SLOW);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await canvas.findByText(/^Withdrawable now|withdrawable amount/, {}, SLOW);
    await userEvent.type(canvas.getByRole("textbox", { name: /^Amount/ }), amount);
  };

const review =
  (name: string, amount: string): Play =>
  async (context) => {
    await fill(name, amount)(context);
    await userEvent.keyboard("{Enter}");
    await context.canvas.findByRole("heading", { name: "Review payment" }, SLOW);
  };

const send =
  (text: string): Play =>
  async (context) => {
    await review("kano", "150000")(context);
    await userEvent.dblClick(context.canvas.getByRole("button", { name: /^Send / }));
    await expect(await context.canvas.findByText(text, {}, SLOW)).toBeVisible();
  };

/** Nothing is chosen yet. The recipients that were paid last are one press away. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "Recipients paid recently" }, SLOW)).toBeVisible();
  },
};

/** A bank account and an amount. */
export const Filled: Story = { play: fill("kano", "150000") };

/** The amount is more than the account can withdraw now. */
export const TooMuch: Story = {
  play: async (context) => {
    await fill("kano", "999999999999")(context);
    await userEvent.keyboard("{Enter}");
    await expect(await context.canvas.findByText("This is more than the withdrawable amount.")).toBeVisible();
  },
};

/** The service blocks withdrawals because the credit is overdue. */
export const Blocked: Story = {
  parameters: { backend: { isSigning: true, scenario: "credit-overdue" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/blocks withdrawals from this account/, {}, SLOW)).toBeVisible();
  },
};

/** The withdrawable amount is unknown, which does not mean zero. */
export const WithdrawableUnavailable: Story = {
  parameters: { backend: { isSigning: true, scenario: "withdrawable-unavailable" } },
  play: fill("kano", "150000"),
};

/** A payment to a bank account with its fee and total. The countdown ends when the quote does. */
export const Review: Story = { play: review("kano", "150000") };

/** A payment to an address, in groups that are easy to compare. */
export const ReviewCrypto: Story = { play: review("treasury", "250") };

/** The whole withdrawable amount: the fee comes on top. */
export const Max: Story = {
  play: async (context) => {
    await fill("kano", "1")(context);
    await userEvent.click(await context.canvas.findByRole("button", { name: "Max" }, SLOW));
    await userEvent.click(context.canvas.getByRole("button", { name: "Review payment" }));
    await expect(await context.canvas.findByText("The fee is added to the amount", {}, SLOW)).toBeVisible();
  },
};

/** Above the host's limit the amount has to be typed again. */
export const Confirmation: Story = {
  args: { confirmAbove: { NGN: "100000" } },
  play: async (context) => {
    await review("kano", "150000")(context);
    const button = context.canvas.getByRole("button", { name: /^Send / });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(context.canvas.getByRole("textbox", { name: "Type 150000 to confirm" }), "150000");
    await expect(button).not.toHaveAttribute("aria-disabled");
  },
};

/** The quote expired, or its key was used for another payment. Nothing was sent. */
export const Conflict: Story = {
  parameters: { backend: { isSigning: true, faults: [{ operation: "submitWithdrawal", status: 409 }] } },
  play: send("Nothing was sent"),
};

/** The service cannot check for replays. The same payment can be sent later. */
export const ReplayProtectionUnavailable: Story = {
  parameters: {
    backend: {
      isSigning: true,
      faults: [{ operation: "submitWithdrawal", status: 503, code: "REPLAY_PROTECTION_UNAVAILABLE" }],
    },
  },
  play: send("The service can’t accept payments right now"),
};

/** The response was lost. Only the same request can be repeated. */
export const OutcomeUnknown: Story = {
  parameters: { backend: { isSigning: true, faults: [{ operation: "submitWithdrawal", reset: true }] } },
  play: send("We couldn’t confirm this payment"),
};

/** The host's policy holds the payment for a second person. The maker can cancel it. */
export const WaitingForApproval: Story = {
  args: { getApprovalHref: (approvalId) => `#${approvalId}` },
  parameters: { backend: { isSigning: true, needsApproval: true } },
  play: send("Waiting for approval"),
};

/** The service accepted the payment. Pressed twice, and sent once. */
export const Sent: Story = {
  play: async (context) => {
    await send("Payment accepted")(context);
    await expect(context.args.onSent).toHaveBeenCalledOnce();
  },
};

/** The form in a dialog, without its frame. */
export const InDialog: Story = {
  render: (args) => <WithdrawalDialog {...args} onClose={() => undefined} />,
  play: review("kano", "150000"),
};

/** The user may not withdraw. */
export const NotAllowed: Story = {
  parameters: { backend: { isSigning: true, scopes: ["wallets:view"] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You need permission to withdraw funds/, { selector: ".pk-Callout *" }, SLOW),
    ).toBeVisible();
  },
};
