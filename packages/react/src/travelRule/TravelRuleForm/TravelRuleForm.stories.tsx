import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { storyBackend } from "../../../test/storyBackend.ts";
import { useTravelRuleQueue } from "../useTravelRuleQueue.ts";
import { TravelRuleForm, type TravelRuleFormProps } from "./TravelRuleForm.tsx";

/** The form of the oldest held deposit. */
function LongestWaiting(props: Omit<TravelRuleFormProps, "transactionId">) {
  const { state } = useTravelRuleQueue();
  const deposit = state.status === "ready" ? state.deposits[0] : undefined;
  return <Kept {...props} transactionId={deposit?.id} />;
}

/** Keeps the first deposit, because it leaves the queue after the submission. */
function Kept({
  transactionId,
  ...props
}: Omit<TravelRuleFormProps, "transactionId"> & { transactionId: string | undefined }) {
  const [id, setId] = useState(transactionId);
  if (id === undefined && transactionId !== undefined) setId(transactionId);
  return id === undefined ? <p aria-busy="true">…</p> : <TravelRuleForm {...props} transactionId={id} />;
}

const meta = {
  title: "Travel Rule/TravelRuleForm",
  component: TravelRuleForm,
  args: { transactionId: "" },
  parameters: { backend: { scenario: "travel-rule-held" } },
  render: ({ transactionId: _, ...props }) => <LongestWaiting {...props} />,
} satisfies Meta<typeof TravelRuleForm>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** With the keyboard only: types to find the country. */
async function fillIn(canvas: Canvas, name = "Ngozi Adichie-Okafor"): Promise<void> {
  const sender = await canvas.findByRole("textbox", { name: "Sender name" }, { timeout: 8000 });
  sender.focus();
  await userEvent.keyboard(name);
  await userEvent.tab();
  await expect(canvas.getByRole("combobox", { name: "Sender country" })).toHaveFocus();
  await userEvent.keyboard("niger{ArrowDown}{Enter}");
}

async function send(): Promise<void> {
  const button = document.querySelector<HTMLElement>('.pk-TravelRuleForm [type="submit"]');
  button?.focus();
  await userEvent.keyboard("{Enter}");
}

/** The questions in the service's words. */
export const Required: Story = {};

/** With `assumptionNotes`, engineers also see an optional field that is not sent. */
export const FieldNotSent: Story = {
  globals: { assumptionNotes: "shown" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Purpose of the transfer · Not sent/, {}, { timeout: 8000 })).toBeVisible();
  },
};

/** Filled in and submitted with the keyboard. The funds stay unavailable until clearance. */
export const Submitted: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.tab();
    await send();
    await expect(await canvas.findByText("Sender information submitted", {}, { timeout: 8000 })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Submit again" })).toBeVisible());
  },
};

/** Resubmitting is safe. The form is empty, because submitted values are not stored. */
export const AnsweredAgain: Story = {
  play: async (context) => {
    await Submitted.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Submit again" }));
    await expect(await canvas.findByRole("textbox", { name: "Sender name" }, { timeout: 8000 })).toHaveValue("");
  },
};

/** An empty form is submitted. Its problems are shown, and the first field gets the focus. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: "Sender name" }, { timeout: 8000 });
    await send();
    await expect(canvas.getAllByText("Required.")).toHaveLength(2);
    await expect(canvas.getByRole("textbox", { name: "Sender name" })).toHaveFocus();
  },
};

/** The submission is pending. The button shows it without moving. */
export const Submitting: Story = {
  parameters: {
    backend: { scenario: "travel-rule-held", faults: [{ operation: "submitTravelRule", latency_ms: 60_000 }] },
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send();
    await expect(await canvas.findByRole("button", { name: "Submitting…" })).toBeVisible();
  },
};

/** The emulator rejects this name with a conflict. The input stays. */
export const Conflict: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, "Conflict Sender");
    await send();
    await expect(await canvas.findByText("This deposit has changed", {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Sender name" })).toHaveValue("Conflict Sender");
  },
};

/** The response is lost even after retries. Submitting again is safe. */
export const NoAnswer: Story = {
  parameters: { backend: { scenario: "travel-rule-held", faults: [{ operation: "submitTravelRule", offline: true }] } },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send();
    await expect(await canvas.findByText("We couldn’t confirm the submission", {}, { timeout: 12_000 })).toBeVisible();
  },
};

/** The session ended. The input stays. */
export const SessionExpired: Story = {
  play: async ({ canvas, loaded }) => {
    await fillIn(canvas);
    storyBackend(loaded).endSession();
    await send();
    await expect(await canvas.findByText("Your session has ended", {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Sender name" })).toHaveValue("Ngozi Adichie-Okafor");
  },
};

/** The deposit does not exist or belongs to another account. The service does not say which. */
export const NotFound: Story = {
  render: () => <TravelRuleForm transactionId="7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f" />,
};

/** The user lacks the required scope. */
export const GrantMissing: Story = {
  parameters: { backend: { scenario: "travel-rule-held", scopes: ["wallets:view"] } },
};

/** The questions are loading. */
export const Loading: Story = {
  parameters: {
    backend: { scenario: "travel-rule-held", faults: [{ operation: "getTravelRule", latency_ms: 60_000 }] },
  },
};

/** The questions could not be read. The user can retry. */
export const ServiceDown: Story = {
  parameters: { backend: { scenario: "travel-rule-held", faults: [{ operation: "getTravelRule", offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, { timeout: 12_000 })).toBeVisible();
  },
};
