import { listWebhooks, replaceWebhook } from "@partner-kit/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { storyBackend } from "../../../test/storyBackend.ts";
import { createKit } from "../../query/kit.ts";
import { WebhookManager } from "./WebhookManager.tsx";

const meta = {
  title: "Webhooks/WebhookManager",
  component: WebhookManager,
  parameters: { backend: { key: "webhooks", scenario: "webhook-outage" } },
} satisfies Meta<typeof WebhookManager>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const SLOW = { timeout: 8000 };
const ORDERS = "https://hooks.partner.example/service/orders";
const LEGACY = "https://legacy.partner.example/events";

/** Chooses an item in the menu of an endpoint. */
async function choose(canvas: Canvas, url: string, item: string): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: `Actions for ${url}` }, SLOW));
  await userEvent.click(canvas.getByRole("menuitem", { name: item }));
}

/** Waits until the list is read and empty. */
async function findAdd(canvas: Canvas): Promise<HTMLElement> {
  await waitFor(
    () => expect(canvas.getByRole("region", { name: "Webhooks" })).toHaveAttribute("data-status", "empty"),
    SLOW,
  );
  const add = canvas.getByRole("button", { name: "Add endpoint" });
  await waitFor(() => expect(add).not.toHaveAttribute("aria-disabled"), SLOW);
  return add;
}

/** Opens the form of the orders endpoint. */
async function edit(canvas: Canvas) {
  const item = (await canvas.findByText(ORDERS, {}, SLOW)).closest("li");
  await userEvent.click(within(item ?? document.body).getByRole("button", { name: "Edit" }));
  const dialog = within(await canvas.findByRole("dialog", { name: "Edit endpoint" }));
  await dialog.findByRole("textbox", { name: "URL" }, SLOW);
  return dialog;
}

/** Two enabled endpoints, a disabled one, and their last deliveries. Names and addresses start at the same edge, and so do bars. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText(/^last failure/, {}, SLOW);
    await canvas.findByRole("region", { name: "Recent deliveries" }, SLOW);
    const edge = getComputedStyle(canvasElement).direction === "rtl" ? "right" : "left";
    for (const parts of ["[data-part=name], .pk-Endpoint > [data-part=url]", "[data-part=bars]"]) {
      const starts = Array.from(canvasElement.querySelectorAll(parts), (part) => part.getBoundingClientRect()[edge]);
      await expect(new Set(starts.map(Math.round)).size).toBe(1);
    }
  },
};

/** No endpoint yet, with an explanation and a button to add one. */
export const Empty: Story = { parameters: { backend: { scenario: "default" } } };

/** The list is loading. */
export const Loading: Story = { parameters: { backend: { faults: [{ latency_ms: 60_000 }] } } };

/** The list could not be read. The user can retry. */
export const ServiceDown: Story = {
  parameters: { backend: { faults: [{ operation: "listWebhooks", status: 503 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, SLOW)).toBeVisible();
  },
};

/** A refresh failed. The last list stays and is marked as out of date. */
export const Stale: Story = {
  parameters: {
    backend: {
      faults: [
        { operation: "listWebhooks", times: 1 },
        { operation: "listWebhooks", status: 503 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(ORDERS, {}, SLOW);
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByText("The service is not responding.", {}, SLOW)).toBeVisible();
  },
};

/** The API key has no webhook scopes, which keys lack by default. */
export const KeyLacksScope: Story = { parameters: { backend: { key: "default" } } };

/** The account may only view markets and balances. */
export const LimitedScopes: Story = { parameters: { backend: { scenario: "limited-scopes" } } };

/** The user may view but not change endpoints. Each disabled action has its reason. */
export const NotGranted: Story = {
  parameters: { backend: { scopes: ["webhooks:view", "wallets:view", "trades:view"] } },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByRole("button", { name: "Add endpoint" })).toHaveAttribute("aria-disabled", "true"),
      SLOW,
    );
    await userEvent.click(await canvas.findByRole("button", { name: `Actions for ${ORDERS}` }, SLOW));
    await expect(canvas.getByRole("menuitem", { name: /^Delete/ })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Three endpoints are enabled. A fourth can be created, but stays disabled. */
export const LimitReached: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, LEGACY, "Enable");
    await expect(await canvas.findByText("3 of 3 endpoints", {}, SLOW)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add endpoint" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Add endpoint" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Enabled" }));
    await expect(dialog.getByText(/^3 endpoints are enabled, which/)).toBeVisible();
  },
};

/** From the list to a stored secret, with the keyboard only. */
export const CreatedByKeyboard: Story = {
  parameters: { backend: { scenario: "default" } },
  play: async ({ canvas }) => {
    const add = await findAdd(canvas);
    await userEvent.tab();
    await userEvent.tab();
    await expect(add).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const form = within(await canvas.findByRole("dialog", { name: "Add endpoint" }));
    await expect(form.getByRole("textbox", { name: "URL" })).toHaveFocus();
    await userEvent.keyboard("https://hooks.partner.example/new{Tab}");
    await expect(form.getByRole("button", { name: "Use your receiver" })).toHaveFocus();
    await userEvent.keyboard("{Tab}Ledger{Tab}");
    await expect(form.getByRole("checkbox", { name: /^Deposits/ })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(form.getByRole("checkbox", { name: "deposit.failed" })).toBeChecked();
    const create = form.getByRole("button", { name: "Create endpoint" });
    await tabTo(create);
    await userEvent.keyboard("{Enter}");
    const secret = within(await canvas.findByRole("alertdialog", { name: "Store the signing secret" }, SLOW));
    await expect(secret.queryByText(/^whsec_/)).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("alertdialog")).toBeVisible();
    const show = secret.getByRole("button", { name: "Show" });
    await expect(show).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(secret.getByText(/^whsec_[A-Za-z0-9+/]{43}=$/)).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(secret.getByRole("checkbox")).toHaveFocus();
    await userEvent.keyboard(" ");
    await userEvent.tab();
    await expect(secret.getByRole("button", { name: "Done" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByText("https://hooks.partner.example/new")).toBeVisible();
    await expect(canvas.getByText("1 of 3 endpoints")).toBeVisible();
  },
};

/** Nothing is filled in. Each field shows its problem. */
export const CreateIncomplete: Story = {
  parameters: { backend: { scenario: "default" } },
  play: async ({ canvas }) => {
    await userEvent.click(await findAdd(canvas));
    const dialog = within(await canvas.findByRole("dialog", { name: "Add endpoint" }));
    const create = dialog.getByRole("button", { name: "Create endpoint" });
    await waitFor(() => expect(create).not.toHaveAttribute("aria-disabled"), SLOW);
    await userEvent.click(create);
    await expect(dialog.getByRole("textbox", { name: "URL" })).toHaveAccessibleDescription(/^Enter the URL/);
    await expect(dialog.getByText("Choose at least one event.")).toBeVisible();
  },
};

/** The service resolves the URL and rejects it. */
export const UrlRefused: Story = {
  play: async ({ canvas }) => {
    const dialog = await edit(canvas);
    const url = dialog.getByRole("textbox", { name: "URL" });
    await userEvent.clear(url);
    await userEvent.type(url, "https://localhost/hook");
    await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
    await expect(await dialog.findByText(/^The service does not deliver to this URL/, {}, SLOW)).toBeVisible();
    await expect(url).toHaveValue("https://localhost/hook");
    await expect(url).toHaveFocus();
  },
};

/** Replacing sends the whole configuration, so the changes are shown first. */
export const Edited: Story = {
  play: async ({ canvas }) => {
    const dialog = await edit(canvas);
    await userEvent.type(dialog.getByRole("textbox", { name: "Description (optional)" }), " Lagos");
    await userEvent.click(dialog.getByRole("checkbox", { name: "exchange.rejected" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "deposit.success" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Enabled" }));
    const changes = within(dialog.getByRole("region", { name: "Changes" }));
    await expect(changes.getByText("Order desk Lagos")).toBeVisible();
    await expect(changes.getByText("exchange.rejected")).toBeVisible();
    await expect(dialog.getByText(/^Disabling cancels queued deliveries/)).toBeVisible();
  },
};

/** Another user saved while this form was open. Nothing is sent before the review of that change. */
export const MovedMeanwhile: Story = {
  play: async ({ canvas, loaded }) => {
    const dialog = await edit(canvas);
    await userEvent.type(dialog.getByRole("textbox", { name: "Description (optional)" }), ", mine");
    await replaceElsewhere(storyBackend(loaded).baseUrl);
    await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
    await expect(await dialog.findByText("Someone changed this endpoint while you edited it", {}, SLOW)).toBeVisible();
    await expect(dialog.getByText("Saving replaces someone else’s changes: Description.")).toBeVisible();
  },
};

/** The response with the secret was lost. */
export const CreationUncertain: Story = {
  parameters: { backend: { scenario: "default", faults: [{ operation: "createWebhook", reset: true, times: 1 }] } },
  play: async ({ canvas }) => {
    await userEvent.click(await findAdd(canvas));
    const dialog = within(await canvas.findByRole("dialog", { name: "Add endpoint" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "URL" }), "https://hooks.partner.example/new");
    await userEvent.click(dialog.getByRole("checkbox", { name: "deposit.success" }));
    await userEvent.click(dialog.getByRole("button", { name: "Create endpoint" }));
    await expect(await dialog.findByText("The endpoint was created, but its secret is lost", {}, SLOW)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Rotate secret" })).toBeVisible();
    // The message is at the end of a long form.
    await expect(dialog.getByRole("alert").getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  },
};

/** The confirmation explains the effect of disabling. */
export const Disable: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, ORDERS, "Disable");
    const dialog = within(await canvas.findByRole("alertdialog", { name: "Disable this endpoint?" }));
    await expect(dialog.getByText(/enabling it again does not resume them/)).toBeVisible();
  },
};

/** The user has to type the host of the URL. */
export const Delete: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, LEGACY, "Delete");
    const dialog = within(await canvas.findByRole("alertdialog", { name: "Delete this endpoint?" }));
    const confirm = dialog.getByRole("button", { name: "Delete endpoint" });
    await expect(confirm).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(dialog.getByRole("textbox"), "legacy.partner.example");
    await expect(confirm).not.toHaveAttribute("aria-disabled");
  },
};

/** The endpoint is gone, and focus is back on the list. */
export const Deleted: Story = {
  play: async (context) => {
    await Delete.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Delete endpoint" }));
    await waitFor(() => expect(canvas.queryByText(LEGACY)).toBeNull(), SLOW);
    await waitFor(() => expect(canvas.getByRole("region", { name: "Webhooks" })).toHaveFocus());
  },
};

/** The dialog explains the overlap before the rotation. */
export const Rotate: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, ORDERS, "Rotate secret");
    await expect(await canvas.findByRole("alertdialog", { name: "Rotate the signing secret?" })).toBeVisible();
  },
};

/** The new secret, and when the previous one stops being valid. */
export const Rotated: Story = {
  play: async (context) => {
    await Rotate.play?.(context);
    const { canvas } = context;
    await confirmRotation(canvas);
    const dialog = within(await canvas.findByRole("alertdialog", { name: "Store the new signing secret" }, SLOW));
    await userEvent.click(dialog.getByRole("button", { name: "Done" }));
    await expect(canvas.getByRole("alertdialog")).toBeVisible();
    await expect(dialog.getByText(/^The previous secret stays valid until/)).toBeVisible();
  },
};

/** Endpoints of the proxy's receiver, and the events that its handler failed on. */
export const ProxyReceiver: Story = {
  parameters: {
    backend: {
      scenario: "default",
      isHandlerFailing: true,
      receives: [3, 2].map((hoursAgo) => ({ type: "deposit.success", hoursAgo })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Secret stored", {}, SLOW)).not.toBeVisible();
    await userEvent.click(canvas.getByText("11 event types"));
    await expect(canvas.getByText("Secret stored")).toBeVisible();
    await expect(await canvas.findByText("Delivering", {}, SLOW)).toBeVisible();
    await expect(await canvas.findByText("2 received events were set aside.", {}, SLOW)).toBeVisible();
  },
};

/** The form offers the proxy's receiver as the URL. The proxy stores the secret. */
export const CreatedForProxy: Story = {
  parameters: { backend: { scenario: "default" } },
  play: async ({ canvas }) => {
    await userEvent.click(await findAdd(canvas));
    const form = within(await canvas.findByRole("dialog", { name: "Add endpoint" }));
    await userEvent.click(await form.findByRole("button", { name: "Use your receiver" }, SLOW));
    await expect(form.getByRole("textbox", { name: "URL" })).toHaveFocus();
    await expect(form.queryByRole("button", { name: "Use your receiver" })).toBeNull();
    await userEvent.click(form.getByRole("checkbox", { name: "deposit.success" }));
    await userEvent.click(form.getByRole("button", { name: "Create endpoint" }));
    const secret = within(await canvas.findByRole("alertdialog", { name: "The signing secret is stored" }, SLOW));
    await expect(secret.queryByRole("checkbox")).toBeNull();
    await userEvent.click(secret.getByRole("button", { name: "Show" }));
    await expect(secret.getByText(/^whsec_[A-Za-z0-9+/]{43}=$/)).toBeVisible();
    await expect(secret.getByRole("button", { name: "Done" })).not.toHaveAttribute("aria-disabled");
  },
};

/** From a failing endpoint to its deliveries. */
export const FailingDeliveries: Story = {
  play: async ({ canvas }) => {
    const item = within((await canvas.findByText(ORDERS, {}, SLOW)).closest("li") ?? document.body);
    await expect(await item.findByText("Failing", {}, SLOW)).toBeVisible();
    await expect(item.queryByText("Enabled")).toBeNull();
    await userEvent.click(item.getByRole("button", { name: "Show deliveries" }));
    await expect((await canvas.findAllByText(/^in \d/, {}, SLOW))[0]).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "deposit.success" })).toBeNull();
  },
};

/** A failing endpoint was disabled and enabled again. It is healthy only after a successful delivery. */
export const NotConfirmed: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, LEGACY, "Enable");
    const item = within((await canvas.findByText(LEGACY, {}, SLOW)).closest("li") ?? document.body);
    await expect(await item.findByText("Not confirmed", {}, SLOW)).toBeVisible();
    await expect(item.getByText(/^Last response: 503. The endpoint was changed after that/)).toBeVisible();
  },
};

/** Another user rotated the secret, and the service does not return when the overlap ends. */
export const RotationInProgress: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, "https://hooks.partner.example/service/wallets", "Rotate secret");
    await confirmRotation(canvas);
    await expect(await canvas.findByText("A rotation is in progress", {}, SLOW)).toBeVisible();
  },
};

/** The response with the new secret was lost. */
export const RotationUncertain: Story = {
  parameters: { backend: { faults: [{ operation: "rotateWebhookSecret", reset: true, times: 1 }] } },
  play: async (context) => {
    await Rotate.play?.(context);
    const { canvas } = context;
    await confirmRotation(canvas);
    await expect(await canvas.findByText("The secret was rotated, but the new one is lost", {}, SLOW)).toBeVisible();
  },
};

/** The history tab: events and deliveries. */
export const History: Story = { args: { defaultTab: "history" } };
/** The receiver code tab, in five languages. */
export const ReceiverCode: Story = { args: { defaultTab: "receiverCode" } };

/** The signature check tab. */
export const SignatureCheck: Story = { args: { defaultTab: "signatureCheck" } };

async function confirmRotation(canvas: Canvas): Promise<void> {
  const rotate = await canvas.findByRole("button", { name: "Rotate secret" });
  await waitFor(() => expect(rotate).not.toHaveAttribute("aria-disabled"), SLOW);
  await userEvent.click(rotate);
}

/** Presses Tab until the element has the focus, with a limit. */
async function tabTo(element: HTMLElement): Promise<void> {
  for (let count = 0; count < 40 && document.activeElement !== element; count += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}

/** Saves a change of another user while the form is open. */
async function replaceElsewhere(baseUrl: string): Promise<void> {
  const { client } = createKit({ baseUrl });
  const webhook = (await client.call(listWebhooks, {})).find(({ url }) => url === ORDERS);
  await client.call(replaceWebhook, {
    webhook_id: webhook?.id ?? "",
    url: ORDERS,
    description: "Order desk, theirs",
    enabled: true,
    event_types: ["exchange.filled"],
  });
}
