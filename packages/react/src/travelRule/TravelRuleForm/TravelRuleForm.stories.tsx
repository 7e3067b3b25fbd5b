import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { storyBackend } from "../../../test/storyBackend.ts";
import { useTravelRuleQueue } from "../useTravelRuleQueue.ts";
import { TravelRuleForm, type TravelRuleFormProps } from "./TravelRuleForm.tsx";

/** The form of the deposit that has waited longest. */
function LongestWaiting(props: Omit<TravelRuleFormProps, "transactionId">) {
  const { state } = useTravelRuleQueue();
  const deposit = state.status === "ready" ? state.deposits[0] : undefined;
  return <Kept {...props} transactionId={deposit?.id} />;
}

/** Stays at the deposit that came first, as it leaves the queue once it is answered. */
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

/** Without a pointer: the country is found by typing. */
async function answer(canvas: Canvas, name = "Ngozi Adichie-Okafor"): Promise<void> {
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

/** What the service asks, as it asks it. What is not passed on is shown and says so. */
export const Required: Story = {};

/** Filled in and sent by keyboard alone. The funds stay unavailable until clearance. */
export const Submitted: Story = {
  play: async ({ canvas }) => {
    await answer(canvas);
    await userEvent.tab();
    await send();
    await expect(await canvas.findByText("Sender information submitted", {}, { timeout: 8000 })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Submit again" })).toBeVisible());
  },
};

/** Sending again is fine, and the form is empty: the first answers are kept nowhere. */
export const AnsweredAgain: Story = {
  play: async (context) => {
    await Submitted.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Submit again" }));
    await expect(await canvas.findByRole("textbox", { name: "Sender name" }, { timeout: 8000 })).toHaveValue("");
  },
};

/** Sent before anything was filled in: what is missing is said, and the first of it gets the focus. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: "Sender name" }, { timeout: 8000 });
    await send();
    await expect(canvas.getAllByText("Required.")).toHaveLength(2);
    await expect(canvas.getByRole("textbox", { name: "Sender name" })).toHaveFocus();
  },
};

/** On its way: the button keeps its place and says so. */
export const Submitting: Story = {
  parameters: {
    backend: { scenario: "travel-rule-held", faults: [{ operation: "submitTravelRule", latency_ms: 60_000 }] },
  },
  play: async ({ canvas }) => {
    await answer(canvas);
    await send();
    await expect(await canvas.findByRole("button", { name: "Submitting…" })).toBeVisible();
  },
};

/** The emulator refuses this name: the deposit no longer waits. What was typed is still there. */
export const Conflict: Story = {
  play: async ({ canvas }) => {
    await answer(canvas, "Conflict Sender");
    await send();
    await expect(await canvas.findByText("The service rejected this", {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Sender name" })).toHaveValue("Conflict Sender");
  },
};

/** No answer, also after a few tries by itself. Sending again is safe. */
export const NoAnswer: Story = {
  parameters: { backend: { scenario: "travel-rule-held", faults: [{ operation: "submitTravelRule", offline: true }] } },
  play: async ({ canvas }) => {
    await answer(canvas);
    await send();
    await expect(
      await canvas.findByText("We couldn’t confirm that this was submitted", {}, { timeout: 12_000 }),
    ).toBeVisible();
  },
};

/** The session ended meanwhile. What was typed is still there. */
export const SessionExpired: Story = {
  play: async ({ canvas, loaded }) => {
    await answer(canvas);
    storyBackend(loaded).endSession();
    await send();
    await expect(await canvas.findByText("Your session has ended", {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Sender name" })).toHaveValue("Ngozi Adichie-Okafor");
  },
};

/** Another account's, or none at all: the service does not tell which. */
export const NotFound: Story = {
  render: () => <TravelRuleForm transactionId="7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f" />,
};

/** The person lacks the scope that the questions need. */
export const GrantMissing: Story = {
  parameters: { backend: { scenario: "travel-rule-held", scopes: ["wallets:view"] } },
};

/** The shape of the form, before the questions are read. */
export const Loading: Story = {
  parameters: {
    backend: { scenario: "travel-rule-held", faults: [{ operation: "getTravelRule", latency_ms: 60_000 }] },
  },
};

/** The questions cannot be read; it can be tried again. */
export const ServiceDown: Story = {
  parameters: { backend: { scenario: "travel-rule-held", faults: [{ operation: "getTravelRule", offline: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, { timeout: 12_000 })).toBeVisible();
  },
};
