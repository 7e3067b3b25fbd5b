import { connect } from "node:net";
import { MOUNT } from "../proxy/serve.mjs";
import { makeDeliveries } from "../webhooks/sendDeliveries.mjs";

const LANES = 32;
const PERIOD_MS = 50;

/**
 * Sends deliveries at a rate, to the proxies in turn. A delivery without a 204 is sent again to another one, as the service does.
 * `sentAt` has the first attempt of each event, `acknowledged` the events that got a 204.
 */
export function createSender({ secret, portOf }) {
  const sentAt = new Map();
  const acknowledged = new Set();
  const queue = [];
  const idle = new Set(Array.from({ length: LANES }, () => ({ socket: undefined, current: undefined })));
  let burst = 0;
  let timer;

  function fill(count) {
    const prefix = `scale_${burst++}`;
    const deliveries = makeDeliveries({ secret, path: `${MOUNT}/kit/webhook`, count, prefix });
    queue.push(...deliveries.map((bytes, index) => ({ id: `${prefix}_${index}_0123456789abcdef`, bytes })));
    for (const lane of idle) next(lane);
  }

  function next(lane) {
    lane.current = queue.shift();
    if (!lane.current) return idle.add(lane);
    idle.delete(lane);
    if (!sentAt.has(lane.current.id)) sentAt.set(lane.current.id, performance.now());
    lane.socket ??= open(lane);
    return lane.socket.write(lane.current.bytes);
  }

  function open(lane) {
    const socket = connect(portOf(), "127.0.0.1").on("error", () => undefined);
    socket.on("data", (bytes) => {
      if (bytes.latin1Slice(9, 12) !== "204") return socket.destroy();
      acknowledged.add(lane.current.id);
      return next(lane);
    });
    socket.on("close", () => {
      lane.socket = undefined;
      if (!lane.current) return;
      queue.push(lane.current);
      setTimeout(next, PERIOD_MS, lane);
    });
    return socket;
  }

  return {
    sentAt,
    acknowledged,
    /** Deliveries that wait for a connection. */
    waiting: () => queue.length,
    /** Begins to send this many new events a second. */
    start(rate) {
      const startedAt = performance.now();
      let begun = 0;
      timer = setInterval(() => {
        // Counted by the clock, because the timer of a busy process is late.
        const due = Math.floor(((performance.now() - startedAt) * rate) / 1000);
        fill(due - begun);
        begun = due;
      }, PERIOD_MS);
    },
    /** Sends no new events. */
    stop: () => clearInterval(timer),
    isDone: () => queue.length === 0 && idle.size === LANES,
    close() {
      clearInterval(timer);
      for (const { socket } of idle) socket?.destroy();
    },
  };
}
