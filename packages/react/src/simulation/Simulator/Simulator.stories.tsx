import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { storyBackend } from "../../../test/storyBackend.ts";
import { Simulator } from "./Simulator.tsx";

const meta = {
  title: "Simulation/Simulator",
  component: Simulator,
  render: (props, { loaded }) => (
    <Simulator {...props} defaultValues={{ user_id: storyBackend(loaded).service.userId, ...props.defaultValues }} />
  ),
  // Each story starts without the test user of another one in this tab.
  beforeEach: () => {
    for (const key of Object.keys(sessionStorage)) if (key.includes(" simulationUser ")) sessionStorage.removeItem(key);
  },
} satisfies Meta<typeof Simulator>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

/** Finds the form of a simulation. Opens the forms. */
async function card(canvas: Parameters<Play>[0]["canvas"], name: string) {
  const summary = await canvas.findByText("Your own values");
  if (!summary.closest("details")?.open) await userEvent.click(summary);
  return within(await canvas.findByRole("form", { name }));
}

/** With the keyboard only. */
const deposit: Play = async ({ canvas }) => {
  const form = await card(canvas, "Bank deposit");
  form.getByRole("textbox", { name: "Amount" }).focus();
  await userEvent.keyboard("250000");
  await userEvent.selectOptions(form.getByRole("combobox", { name: "Currency" }), "NGN");
  form.getByRole("button", { name: "Simulate deposit" }).focus();
  await userEvent.keyboard("{Enter}");
};

/** Presets run in one click. Six simulations with your own values share one test user. */
export const Default: Story = {
  args: {
    presets: [
      {
        simulation: "simulateCryptoDeposit",
        values: { amount: "451.51", symbol: "USDT" },
        label: "451.51 USDT deposit, held",
      },
      { simulation: "simulateFiatDeposit", values: { amount: "250000.00", currency: "NGN" } },
    ],
  },
};

/** Each result shows all its fields. */
export const Played: Story = {
  play: async (context) => {
    await deposit(context);
    const { canvas } = context;
    const form = await card(canvas, "Bank deposit");
    await expect(await form.findByText("Done", {}, { timeout: 8000 })).toBeVisible();
    const update = await card(canvas, "Product update");
    await userEvent.click(update.getByRole("button", { name: "Create update" }));
    await expect(await update.findByText("Created", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** A preset in one click. The run is in the list, and can run again. */
export const Preset: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Simulate deposit 451.51 USDT deposit, held" }));
    const runs = await canvas.findByRole("list", { name: "Last runs" }, { timeout: 8000 });
    await expect(within(runs).getByText("On hold")).toBeVisible();
  },
};

/** Running without a test user focuses that field. */
export const Missing: Story = {
  args: { defaultValues: { user_id: "" } },
  play: async ({ canvas }) => {
    const form = await card(canvas, "KYB status");
    await userEvent.selectOptions(form.getByRole("combobox", { name: "Status" }), "approved");
    await userEvent.click(form.getByRole("button", { name: "Set status" }));
    await expect(canvas.getByRole("textbox", { name: "Test user" })).toHaveFocus();
  },
};

/** The outcome is unknown. An unchanged run sends the same idempotency key. */
export const NoAnswer: Story = {
  parameters: { backend: { faults: [{ operation: "simulateFiatDeposit", reset: true, times: 1 }] } },
  play: async (context) => {
    await deposit(context);
    const form = await card(context.canvas, "Bank deposit");
    await expect(await form.findByText("We couldn’t confirm this simulation", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** Runs again after a lost response. */
export const RunAgain: Story = {
  ...NoAnswer,
  play: async (context) => {
    await NoAnswer.play?.(context);
    const form = await card(context.canvas, "Bank deposit");
    await userEvent.click(form.getByRole("button", { name: "Simulate again" }));
    await expect(await form.findByText("Done", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** Each card reports an unknown currency or user. */
export const Refusals: Story = {
  play: async (context) => {
    const { canvas } = context;
    const crypto = await card(canvas, "Stablecoin deposit");
    await userEvent.type(crypto.getByRole("textbox", { name: "Amount" }), "10");
    await userEvent.type(crypto.getByRole("combobox", { name: "Stablecoin" }), "DOGE");
    await userEvent.click(crypto.getByRole("button", { name: "Simulate deposit" }));
    await expect(await crypto.findByText("The service rejected this", {}, { timeout: 8000 })).toBeVisible();
    const user = canvas.getByRole("textbox", { name: "Test user" });
    await userEvent.clear(user);
    await userEvent.type(user, "somebody-else");
    await deposit(context);
    const fiat = await card(canvas, "Bank deposit");
    await expect(await fiat.findByText("Test user not found", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** The service does not allow one of the simulations. */
export const Forbidden: Story = {
  parameters: { backend: { faults: [{ operation: "simulateFiatDeposit", status: 403 }] } },
  play: async (context) => {
    await deposit(context);
    const form = await card(context.canvas, "Bank deposit");
    await expect(await form.findByText("The service does not allow this", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** Simulations are not available in production. */
export const Production: Story = {
  parameters: { backend: { environment: "production" } },
};

/** The user is signed out, so nothing can run. */
export const SignedOut: Story = {
  parameters: { backend: { scopes: null } },
};

/** The session is loading. */
export const Loading: Story = { parameters: { backend: { sessionFault: "slow" } } };

/** A user without `simulation:run`, which `"all"` does not include, sees the reason at each button. */
export const NotGranted: Story = { parameters: { backend: { scopes: "all" } } };
