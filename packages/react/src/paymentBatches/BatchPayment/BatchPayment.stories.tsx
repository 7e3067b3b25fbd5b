import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { BatchPayment } from "./BatchPayment.tsx";

const meta = {
  title: "Payment batches/BatchPayment",
  component: BatchPayment,
  args: { onCreated: fn(), onOpenTransactions: fn(), onOpenTransaction: fn(), onAddRecipient: fn() },
  parameters: { backend: { isSigning: true } },
} satisfies Meta<typeof BatchPayment>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const SLOW = { timeout: 10_000 };

const suppliers = [
  "Recipient,Amount,Currency",
  "Kano Grain Traders,1850000.00,NGN",
  "Port Harcourt Steel Works,2400000.00,NGN",
  "2042770317,640500.50,NGN",
  "Agbara Packaging,385000.00,NGN",
  "Treasury reserve,2500.00,USDC",
  '"OTC desk, Dubai",1800.00,USDT',
];

const paste =
  (lines: readonly string[]): Play =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Paste payments" }, SLOW));
    const text = await canvas.findByRole("textbox", { name: "Payments" });
    await fireEvent.change(text, { target: { value: lines.join("\n") } });
    await canvas.findByRole("list", { name: "Totals" }, SLOW);
  };

const review =
  (lines: readonly string[]): Play =>
  async (context) => {
    await paste(lines)(context);
    await userEvent.click(context.canvas.getByRole("button", { name: "Review payments" }));
    await context.canvas.findByRole("heading", { name: "Review payments" }, SLOW);
  };

/** Some lines are wrong. Each says how to fix it, and is corrected in place. */
export const Checking: Story = {
  play: async (context) => {
    await paste([
      ...suppliers,
      "lekki freight and clearing,120000.00,NGN",
      '"Kehinde Oladipo, consulting","1,500",NGN',
      "Chioma Ibrahim, expenses,45000.00,NGN",
      "Market maker,500.00,NGN",
    ])(context);
    await expect(context.canvas.getByRole("button", { name: "Use Lekki Freight and Clearing" })).toBeVisible();
  },
};

/** Nothing is entered yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Paste payments" }, SLOW)).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Payments" })).toBeNull();
    await expect(await canvas.findByText(/^Withdrawable now: /, {}, SLOW)).toBeVisible();
  },
};

/** The field for pasted payments has an example with saved recipients. */
export const Pasting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Paste payments" }, SLOW));
    await expect(canvas.getByRole("textbox", { name: "Payments" })).toHaveFocus();
    await expect(await canvas.findByText(/^Recipient,Amount,Currency/, {}, SLOW)).toBeVisible();
  },
};

/** The numbers stay beside their lines while a long text scrolls. */
export const ManyLines: Story = {
  play: async (context) => {
    await paste(Array.from({ length: 120 }, (_, index) => `Kano Grain Traders,${1000 + index}.00,NGN`))(context);
    const text = context.canvas.getByRole("textbox", { name: "Payments" });
    text.scrollTop = 777;
    const numbers = context.canvasElement.querySelector("[data-part=numbers]");
    await waitFor(() => expect(numbers?.scrollTop).toBe(777));
    text.scrollTop = text.scrollHeight;
    await waitFor(() => expect(numbers?.scrollTop).toBe(text.scrollTop));
  },
};

/** Every payment with its account or address. One is there twice, and the total has to be typed. */
export const Review: Story = {
  args: { confirmAbove: { NGN: "500000" } },
  play: async (context) => {
    await review([...suppliers, "Agbara Packaging,385000.00,NGN"])(context);
    await expect(context.canvas.getByText("1 possible duplicate")).toBeVisible();
  },
};

/** The proxy pays one line after another. A second person approves each here. */
export const Progress: Story = {
  parameters: { backend: { isSigning: true, needsApproval: true } },
  play: async (context) => {
    await review(suppliers)(context);
    await userEvent.click(context.canvas.getByRole("button", { name: "Send 6 payments" }));
    await expect(await context.canvas.findByText(/^Waiting for approval: 6$/, {}, SLOW)).toBeVisible();
  },
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
