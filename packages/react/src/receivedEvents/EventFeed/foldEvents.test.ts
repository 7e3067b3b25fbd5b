// @vitest-environment node
import type { ReceivedEvent } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { foldEvents } from "./foldEvents.ts";

function event(seq: number, second: number, data: object): ReceivedEvent {
  const time = (at: number) => new Date(Date.UTC(2026, 0, 5, 9, 0, at)).toISOString();
  return {
    seq,
    id: `e-${seq}`,
    type: "exchange.filled",
    occurred_at: time(second),
    received_at: time(seq),
    data: { step: seq, ...data },
  };
}

const fold = (events: readonly ReceivedEvent[]) =>
  foldEvents(events).map(({ event: { seq }, earlier, ...group }) => [seq, earlier.map((one) => one.seq), group.seq]);

test("default: events of one order or transaction fold at the place of the latest", () => {
  const events = [
    event(5, 5, { order_id: "o-1" }),
    event(4, 4, { transaction_id: "t-1" }),
    event(3, 3, { order_id: "o-2" }),
    event(2, 2, { order_id: "o-1" }),
    event(1, 1, { transaction_id: "t-1" }),
  ];
  expect(fold(events)).toEqual([
    [5, [2], 5],
    [4, [1], 4],
    [3, [], 3],
  ]);
});

test("behaviour: an event that arrives late is not the latest, but counts as received", () => {
  const events = [event(3, 1, { order_id: "o-1" }), event(2, 5, { order_id: "o-2" }), event(1, 4, { order_id: "o-1" })];
  expect(fold(events)).toEqual([
    [2, [], 2],
    [1, [3], 3],
  ]);
});

// Regression: a repeated event, such as a sample, moved a payment to the time of the repetition.
test("behaviour: a repeated event keeps the place and time of the first, unless its data differ", () => {
  const filled = (seq: number, amount: string) => event(seq, seq, { order_id: "o-1", step: 0, filled: amount });
  const other = event(3, 3, { order_id: "o-2" });
  expect(fold([filled(4, "2"), other, filled(2, "2"), filled(1, "1")])).toEqual([
    [3, [], 3],
    [2, [4, 1], 4],
  ]);
  expect(fold([filled(4, "3"), other, filled(2, "2")])[0]).toEqual([4, [2], 4]);
});

test("behaviour: events without a subject stay alone", () => {
  expect(fold([event(2, 2, {}), event(1, 1, {})])).toEqual([
    [2, [], 2],
    [1, [], 1],
  ]);
});

test("behaviour: a group keeps its key when another event arrives", () => {
  const [first, second] = [event(1, 1, { order_id: "o-1" }), event(2, 2, { order_id: "o-1" })];
  expect(foldEvents([second, first])[0]?.key).toBe(foldEvents([first])[0]?.key);
});
