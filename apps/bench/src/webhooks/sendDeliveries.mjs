import { createHmac } from "node:crypto";
import { connect } from "node:net";

/** Creates signed deliveries as raw HTTP requests, each with a different event. */
export function makeDeliveries({ secret, path, count, prefix }) {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const timestamp = Math.floor(Date.now() / 1000);
  return Array.from({ length: count }, (_, index) => {
    const id = `${prefix}_${index}_0123456789abcdef`;
    const data = {
      transaction_id: "00000000-0000-4000-8000-000000000001",
      amount: "1000.50",
      currency: "NGN",
      note: "x".repeat(400),
    };
    const body = JSON.stringify({
      id,
      type: "deposit.success",
      version: 1,
      occurred_at: "2026-01-05T09:00:00.123Z",
      data,
    });
    const mac = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
    return Buffer.from(
      [
        `POST ${path} HTTP/1.1`,
        "host: 127.0.0.1",
        "content-type: application/json",
        "user-agent: Service-Webhooks/1.0",
        `webhook-id: ${id}`,
        `webhook-timestamp: ${timestamp}`,
        `webhook-signature: v1,${mac}`,
        `x-service-delivery-id: ${id}`,
        "x-service-event-type: deposit.success",
        "x-service-delivery-attempt: 1",
        `content-length: ${Buffer.byteLength(body)}`,
        "",
        body,
      ].join("\r\n"),
    );
  });
}

/**
 * Sends deliveries over several connections, one at a time on each. Returns the accepted deliveries per second, and the 99th
 * percentile of the milliseconds until a delivery is accepted.
 */
export async function sendDeliveries({ port, deliveries, connections }) {
  let next = 0;
  const durations = [];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () => {
      return new Promise((resolve, reject) => {
        const socket = connect(port, "127.0.0.1", send).on("error", reject);
        let sentAt;
        socket.on("data", (answer) => {
          if (answer.toString("latin1", 9, 12) !== "204")
            return reject(new Error(`The receiver rejected a delivery: ${answer}`));
          durations.push(performance.now() - sentAt);
          send();
        });
        function send() {
          const delivery = deliveries[next++];
          sentAt = performance.now();
          if (delivery) socket.write(delivery);
          else socket.end(resolve);
        }
      });
    }),
  );
  const rate = (deliveries.length * 1000) / (performance.now() - startedAt);
  return { rate, slowest: durations.toSorted((a, b) => a - b)[Math.floor(durations.length * 0.99)] };
}
