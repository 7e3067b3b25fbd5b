// @vitest-environment node
import { createWebhookSecret, signWebhook } from "@partner-kit/contract/webhook";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type RunningReceiver, receivers } from "../../../test/receivers/receivers.ts";

const secret = createWebhookSecret({ bytes: new Uint8Array(32).fill(9) });
const previous = createWebhookSecret({ bytes: new Uint8Array(32).fill(8) });
const other = createWebhookSecret({ bytes: new Uint8Array(32).fill(1) });
const body = JSON.stringify({ id: "evt_1", type: "deposit.success", data: { sender: "Ọlá 😀" } }, null, 1);
const hex = Buffer.from(body).toString("hex");

// The receivers are processes with real time.
beforeEach(() => vi.useRealTimers());

const now = () => Math.floor(Date.now() / 1000);

interface Delivery {
  readonly id: string;
  readonly secrets?: readonly string[];
  readonly timestamp?: number | string;
  readonly signed?: string;
  /** Header to leave out. */
  readonly without?: string;
}

async function sign({ id, secrets = [secret], timestamp = now(), signed = body, without }: Delivery) {
  const signatures = await Promise.all(
    secrets.map(async (one) =>
      signWebhook({ secret: one, id, timestamp: Number.parseInt(String(timestamp), 10), body: signed }),
    ),
  );
  const headers = new Headers({
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  });
  if (without) headers.delete(without);
  return headers;
}

describe.each(receivers.map((receiver) => ({ ...receiver, isRunnable: receiver.isRunnable() })))(
  "receiver in $language",
  ({ isRunnable, start }) => {
    let receiver: RunningReceiver | undefined;
    const running = () => receiver ?? expect.fail("not started");
    const send = async (delivery: Delivery) => {
      const { status } = await fetch(running().url, { method: "POST", body, headers: await sign(delivery) });
      return status;
    };

    beforeAll(async () => {
      if (isRunnable) receiver = await start(`${secret} ${previous}`);
    }, 120_000);
    afterAll(() => receiver?.close());

    test.runIf(isRunnable)("default: responds 204 once the raw bytes are committed", async () => {
      expect(await send({ id: "evt_default" })).toBe(204);
      expect(running().inbox()["evt_default"]).toBe(hex);
    });

    test.runIf(isRunnable)("behaviour: a repeated event is stored once", async () => {
      expect(await send({ id: "evt_again" })).toBe(204);
      const before = Object.keys(running().inbox()).length;
      expect(await Promise.all([send({ id: "evt_again" }), send({ id: "evt_again" })])).toEqual([204, 204]);
      expect(Object.keys(running().inbox())).toHaveLength(before);
    });

    test.runIf(isRunnable)("behaviour: one signature that matches is enough, of either secret", async () => {
      expect(await send({ id: "evt_both", secrets: [other, previous] })).toBe(204);
      expect(await send({ id: "evt_second", secrets: [previous] })).toBe(204);
      expect(await send({ id: "evt_neither", secrets: [other] })).toBe(400);
    });

    test.runIf(isRunnable)("behaviour: too old, too new, or no time at all", async () => {
      expect(await send({ id: "evt_old", timestamp: now() - 310 })).toBe(400);
      expect(await send({ id: "evt_new", timestamp: now() + 310 })).toBe(400);
      expect(await send({ id: "evt_recent", timestamp: now() - 280 })).toBe(204);
      expect(await send({ id: "evt_text", timestamp: `${now()}x` })).toBe(400);
    });

    test.runIf(isRunnable)("behaviour: another body than was signed", async () => {
      expect(await send({ id: "evt_changed", signed: JSON.stringify(JSON.parse(body)) })).toBe(400);
    });

    test.runIf(isRunnable).each(["webhook-id", "webhook-timestamp", "webhook-signature"])(
      "behaviour: without %s",
      async (without) => expect(await send({ id: "evt_without", without })).toBe(400),
    );

    test.runIf(isRunnable)("behaviour: rejected events are not stored", () => {
      expect(Object.keys(running().inbox()).toSorted()).toEqual([
        "evt_again",
        "evt_both",
        "evt_default",
        "evt_recent",
        "evt_second",
      ]);
    });

    test.runIf(isRunnable)("behaviour: what cannot be committed is not answered with 2xx", async () => {
      running().breakDatabase();
      expect(await send({ id: "evt_lost" })).toBe(500);
    });
  },
);
