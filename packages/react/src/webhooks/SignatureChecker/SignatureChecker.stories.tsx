import { createWebhookSecret, signWebhook } from "@partner-kit/contract/webhook";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { SignatureChecker } from "./SignatureChecker.tsx";

/** The fixed time of the stories, in Unix seconds. */
const now = Date.parse("2026-03-02T09:30:00Z") / 1000;

const meta = {
  title: "Webhooks/SignatureChecker",
  component: SignatureChecker,
  args: { signatureNow: () => now * 1000 },
} satisfies Meta<typeof SignatureChecker>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const secret = createWebhookSecret({ bytes: new Uint8Array(32).fill(9) });
const event = {
  id: "evt_1",
  type: "deposit.success",
  version: 1,
  occurred_at: "2026-03-02T09:29:58Z",
  data: { transaction_id: "0b8f7a52-5a3e-4a67-9f43-1a0d6a3c9e11" },
};

interface FillParameters {
  readonly canvas: Canvas;
  /** The pasted body. Default: the signed one. */
  readonly body?: string;
  /** Unix seconds. */
  readonly timestamp?: number;
}

/** Fills the form with a captured delivery and checks it. */
async function fill({ canvas, body = JSON.stringify(event), timestamp = now }: FillParameters): Promise<void> {
  const signature = await signWebhook({ secret, id: event.id, timestamp, body: JSON.stringify(event) });
  const headers = ["content-type: application/json", `webhook-id: ${event.id}`, `webhook-timestamp: ${timestamp}`];
  await userEvent.click(canvas.getByLabelText("Signing secret"));
  await userEvent.paste(secret);
  await userEvent.click(canvas.getByLabelText("Headers"));
  await userEvent.paste([...headers, `webhook-signature: ${signature}`].join("\n"));
  await userEvent.click(canvas.getByLabelText("Body"));
  await userEvent.paste(body);
  await userEvent.click(canvas.getByRole("button", { name: "Check signature" }));
}

export const Default: Story = {};

/** Each missing input is named, and the first one is focused. */
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Check signature" }));
    await expect(canvas.getByText("Enter the signing secret of the endpoint.")).toBeVisible();
    await expect(canvas.getByLabelText("Signing secret")).toHaveFocus();
  },
};

/** The page signs the example itself, so the result does not name the service. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Fill in an example" }));
    await waitFor(() => expect(canvas.getByLabelText("Signing secret")).not.toHaveValue(""));
    await userEvent.click(canvas.getByRole("button", { name: "Check signature" }));
    await expect(await canvas.findByText(/^This page signed the example/)).toBeVisible();
  },
};

export const Genuine: Story = {
  play: async ({ canvas }) => {
    await fill({ canvas });
    await expect(await canvas.findByText("Valid signature")).toBeVisible();
    await expect(canvas.getByLabelText("Signing secret")).toHaveAttribute("type", "password");
  },
};

/** Captured an hour ago. The signature is valid, but a receiver would reject its age. */
export const NotFresh: Story = {
  play: async ({ canvas }) => {
    await fill({ canvas, timestamp: now - 3600 });
    await expect(await canvas.findByText("Valid signature, but the time is out of range")).toBeVisible();
  },
};

/** A log rewrote the JSON, which the checker detects. */
export const Rewritten: Story = {
  play: async ({ canvas }) => {
    await fill({ canvas, body: JSON.stringify(event, null, 2) });
    await expect(await canvas.findByText(/^It matches compact JSON/)).toBeVisible();
  },
};

export const Mismatch: Story = {
  play: async ({ canvas }) => {
    await fill({ canvas, body: JSON.stringify({ ...event, type: "deposit.failed" }) });
    await expect(await canvas.findByText(/^No signature matches/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(canvas.getByLabelText("Signing secret")).toHaveValue("");
    await fill({ canvas, body: JSON.stringify({ ...event, type: "deposit.failed" }) });
    await expect(await canvas.findByText(/^Usually the secret belongs/)).toBeVisible();
  },
};
