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
} satisfies Meta<typeof Simulator>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

/** The form of one simulation. */
async function card(canvas: Parameters<Play>[0]["canvas"], name: string) {
  return within(await canvas.findByRole("form", { name }));
}

/** By keyboard alone. */
const deposit: Play = async ({ canvas }) => {
  const form = await card(canvas, "Bank deposit");
  form.getByRole("textbox", { name: "Amount" }).focus();
  await userEvent.keyboard("250000");
  await userEvent.selectOptions(form.getByRole("combobox", { name: "Currency" }), "NGN");
  form.getByRole("button", { name: "Run" }).focus();
  await userEvent.keyboard("{Enter}");
};

/** The six simulations, for one test user. */
export const Default: Story = {};

/** Each with its result, every field of it. */
export const Played: Story = {
  play: async (context) => {
    await deposit(context);
    const { canvas } = context;
    const form = await card(canvas, "Bank deposit");
    await expect(await form.findByText("Done", {}, { timeout: 8000 })).toBeVisible();
    const update = await card(canvas, "Product update");
    await userEvent.click(update.getByRole("button", { name: "Run" }));
    await expect(await update.findByText("created", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** Run without a test user: the focus goes to the field that lacks it. */
export const Missing: Story = {
  args: { defaultValues: { user_id: "" } },
  play: async ({ canvas }) => {
    const form = await card(canvas, "KYB status");
    await userEvent.selectOptions(form.getByRole("combobox", { name: "Status" }), "approved");
    await userEvent.click(form.getByRole("button", { name: "Run" }));
    await expect(canvas.getByRole("textbox", { name: "Test user" })).toHaveFocus();
  },
};

/** Whether it was played is not known. Running it again as it is uses the same key. */
export const NoAnswer: Story = {
  parameters: { backend: { faults: [{ operation: "simulateFiatDeposit", reset: true, times: 1 }] } },
  play: async (context) => {
    await deposit(context);
    const form = await card(context.canvas, "Bank deposit");
    await expect(await form.findByText("We couldn’t confirm this simulation", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** What got no answer, run again as it is. */
export const RunAgain: Story = {
  ...NoAnswer,
  play: async (context) => {
    await NoAnswer.play?.(context);
    const form = await card(context.canvas, "Bank deposit");
    await userEvent.click(form.getByRole("button", { name: "Run again" }));
    await expect(await form.findByText("Done", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** A currency and a user that the service does not know: each said at its card. */
export const Refusals: Story = {
  play: async (context) => {
    const { canvas } = context;
    const crypto = await card(canvas, "Stablecoin deposit");
    await userEvent.type(crypto.getByRole("textbox", { name: "Amount" }), "10");
    await userEvent.type(crypto.getByRole("textbox", { name: "Stablecoin" }), "DOGE");
    await userEvent.click(crypto.getByRole("button", { name: "Run" }));
    await expect(await crypto.findByText("The service rejected this", {}, { timeout: 8000 })).toBeVisible();
    const user = canvas.getByRole("textbox", { name: "Test user" });
    await userEvent.clear(user);
    await userEvent.type(user, "somebody-else");
    await deposit(context);
    const fiat = await card(canvas, "Bank deposit");
    await expect(await fiat.findByText("Test user not found", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** The service refuses one of them. */
export const Forbidden: Story = {
  parameters: { backend: { faults: [{ operation: "simulateFiatDeposit", status: 403 }] } },
  play: async (context) => {
    await deposit(context);
    const form = await card(context.canvas, "Bank deposit");
    await expect(await form.findByText("The service does not allow this", {}, { timeout: 8000 })).toBeVisible();
  },
};

/** Never in production. */
export const Production: Story = {
  parameters: { backend: { environment: "production" } },
};

/** Nobody is signed in, and nothing can be run. */
export const SignedOut: Story = {
  parameters: { backend: { scopes: null } },
};

/** Whether there is a simulation here is not known yet. */
export const Loading: Story = { parameters: { backend: { sessionFault: "slow" } } };

/** A person without `simulation:run`, which `"all"` does not include, reads why each button is off. */
export const NotGranted: Story = { parameters: { backend: { scopes: "all" } } };
