import type { ReceivedEvent, WebhookEventType } from "@partner-kit/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, userEvent, within } from "storybook/test";
import { storyBackend } from "../../../test/storyBackend.ts";
import { TransactionList } from "../../transactions/TransactionList/TransactionList.tsx";
import { EventFeed } from "./EventFeed.tsx";

const receives: readonly { readonly type: WebhookEventType; readonly hoursAgo: number }[] = [
  { type: "withdrawal.success", hoursAgo: 50 },
  { type: "deposit.success", hoursAgo: 26.2 },
  { type: "exchange.accepted", hoursAgo: 26.1 },
  { type: "exchange.filled", hoursAgo: 26 },
  { type: "withdrawal.partial", hoursAgo: 3.4 },
  { type: "exchange.cancelled", hoursAgo: 1.25 },
  { type: "withdrawal.failed", hoursAgo: 0.8 },
  { type: "deposit.action_required", hoursAgo: 0.2 },
  { type: "deposit.success", hoursAgo: 0.05 },
];

const meta = {
  title: "Webhooks/EventFeed",
  component: EventFeed,
  args: { getHref: ({ type, id }: ReceivedEvent): string | undefined => `#/${type.split(".")[0]}/${id}` },
  parameters: { backend: { key: "webhooks", scenario: "empty", receives } },
} satisfies Meta<typeof EventFeed>;

export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

/** Events by day, newest first. Amounts align at their end in both directions. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("Withdrawal failed", undefined, SLOW);
    const feed = canvasElement.querySelector<HTMLElement>(".pk-EventFeed");
    if (!feed) throw new Error("There is no feed.");
    feed.style.inlineSize = "60rem";
    for (const direction of ["ltr", "rtl"]) {
      feed.dir = direction;
      const amounts = Array.from(feed.querySelectorAll(".pk-Money [data-part=amount]"));
      await expect(amounts.length).toBeGreaterThan(2);
      const ends = amounts.map((amount) => Math.round(amount.getBoundingClientRect().right));
      await expect(new Set(ends).size).toBe(1);
    }
    feed.removeAttribute("dir");
    feed.style.removeProperty("inline-size");
  },
};

/** Without `getHref`, events have no links. */
export const WithoutLinks: Story = { args: { getHref: () => undefined } };

/** With a heading of its own. */
export const WithHeading: Story = { args: { title: "Activity" } };

/** With the recipients of withdrawals and how deposits came, because the page has read the transactions. */
export const Recipients: Story = {
  parameters: { backend: { scenario: "past-month" } },
  decorators: [
    (Story) => (
      <>
        <TransactionList limit={3} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, loaded }) => {
    const { service } = storyBackend(loaded);
    await canvas.findByText("Live", {}, SLOW);
    service.emit({ type: "withdrawal.success" });
    await service.clock.advance(1000);
    const [line] = await canvas.findAllByRole("link", { name: /Withdrawal completed/ }, SLOW);
    await expect(line?.querySelector("[data-part=party]")).toBeVisible();
  },
};

/** In a sidebar. Each event has two lines: what and how much, then when. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: "21.5rem", maxInlineSize: "100%" }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("Withdrawal failed", undefined, SLOW);
    const lines = Array.from(canvasElement.querySelectorAll<HTMLElement>(".pk-EventFeed li > [data-part=line]"));
    await expect(lines.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    // Regression: a long amount wrapped below the words, so that events had several heights.
    await expect(new Set(lines.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
  },
};

/** In a column of limited height, at whose end no date stands without an event. */
export const InColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "21.5rem", "--pk-event-feed-overflow": "auto" } as CSSProperties}>{Story()}</div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("Withdrawal failed", undefined, SLOW);
    const scroller = canvasElement.querySelector<HTMLElement>('.pk-EventFeed > [data-part="scroller"]');
    if (!scroller) throw new Error("There is no list.");
    const days = Array.from(scroller.querySelectorAll<HTMLElement>('[data-part="day"]'));
    const drawn = new Set<boolean>();
    for (let height = 160; height <= 480; height += 16) {
      scroller.style.maxBlockSize = `${height}px`;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { bottom } = scroller.getBoundingClientRect();
      for (const day of days.slice(1)) {
        const isDrawn = Number(getComputedStyle(day).opacity) > 0;
        const first = day.querySelector("li")?.getBoundingClientRect();
        // More than half of its first event is there.
        if (isDrawn) await expect((first?.top ?? bottom) + 24).toBeLessThanOrEqual(bottom);
        drawn.add(isDrawn);
      }
    }
    await expect(drawn.size).toBe(2);
    scroller.style.maxBlockSize = "20rem";
  },
};

/** An event with its payload. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Details: Deposit on hold" }, SLOW));
    await expect(canvas.getByRole("tree", { name: "Payload" })).toBeVisible();
  },
};

/** An order has one line with its latest status. The earlier events are in its details. */
export const EarlierEvents: Story = {
  play: async ({ canvas, loaded }) => {
    const { service } = storyBackend(loaded);
    await canvas.findByText("Live", {}, SLOW);
    const order = { order_id: "0d3f1c2a-7f56-4c0b-9a57-2d1f0f1e6b11", pair_id: "BTC-USD", side: "buy", amount: "0.5" };
    service.emit({ type: "exchange.accepted", data: { ...order, status: "accepted", filled_amount: "0" } });
    await service.clock.advance(1000);
    service.emit({ type: "exchange.filled", data: { ...order, status: "filled", filled_amount: "0.5" } });
    await service.clock.advance(1000);
    const line = await canvas.findByRole("link", { name: /Order fill.*Buy BTC with USD.*0\.50 BTC/ }, SLOW);
    await userEvent.click(within(line.closest("li") ?? line).getByRole("button"));
    await expect(canvas.getByRole("article", { name: "Order accepted" })).toBeVisible();
  },
};

/** The feed is paused, and new events wait. */
export const Waiting: Story = {
  play: async ({ canvas, loaded }) => {
    const { service } = storyBackend(loaded);
    await canvas.findByText("Live", {}, SLOW);
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
    for (const type of ["exchange.filled", "deposit.failed"] as const) service.emit({ type });
    await service.clock.advance(1000);
    await expect(await canvas.findByRole("button", { name: "2 new events" }, SLOW)).toBeVisible();
    await expect(canvas.getByText("Paused")).toBeVisible();
    await expect(canvas.queryByText("Live")).toBeNull();
  },
};

/** A long list. Events are drawn in the same frame at any scroll position. */
export const Many: Story = {
  args: { pageSize: 200 },
  parameters: {
    backend: {
      receives: Array.from({ length: 200 }, (_, index) => ({ type: "deposit.success", hoursAgo: (200 - index) / 10 })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText("Deposit completed", undefined, SLOW);
    const scroller = canvasElement.querySelector('.pk-EventFeed > [data-part="scroller"]');
    if (!scroller) throw new Error("There is no list.");
    // Beyond the range that browsers draw ahead.
    scroller.scrollTop = scroller.scrollHeight;
    const { top, bottom } = scroller.getBoundingClientRect();
    const titles = Array.from(scroller.querySelectorAll('[data-part="title"]')).filter((title) => {
      const middle = title.getBoundingClientRect().top;
      return middle > top && middle < bottom;
    });
    await expect(titles.length).toBeGreaterThan(3);
    for (const title of titles) await expect(title.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  },
};

/** The host's handler failed on an event, which the proxy parked. The note explains what to do. */
export const SetAside: Story = {
  parameters: { backend: { isHandlerFailing: true, receives: [{ type: "deposit.success", hoursAgo: 0.2 }] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Deposit completed/ }, SLOW));
    await expect(await canvas.findByText(/^Your handler failed on this event after 1 attempt/)).toBeVisible();
  },
};

/** The two newest events, with a button for older ones. */
export const OlderOnes: Story = { args: { pageSize: 2 } };

/** No event was received yet. */
export const Empty: Story = { parameters: { backend: { receives: [] } } };

/** The proxy has no secret to verify deliveries with. */
export const NoSecret: Story = { parameters: { backend: { receives: null } } };

/** The list is loading. */
export const Loading: Story = { parameters: { backend: { storeFault: "slow" } } };

/** The proxy cannot read its store. */
export const StoreDown: Story = {
  parameters: { backend: { storeFault: "down" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The service can’t be reached", {}, SLOW)).toBeVisible();
  },
};

/** The user lacks the scope for these events. */
export const NotGranted: Story = { parameters: { backend: { scopes: ["webhooks:view"] } } };

/** The stream was interrupted. The last events stay. */
export const Reconnecting: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findByText("Live", {}, SLOW);
    await storyBackend(loaded).cutLine();
    await expect(await canvas.findByText("Reconnecting", {}, SLOW)).toBeVisible();
  },
};
