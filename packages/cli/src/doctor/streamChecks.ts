import type { IncomingMessage } from "node:http";
import { LIVE_PATH } from "@partner-kit/contract";
import { failed, failedIf, passed, skipped } from "../checks/Check.ts";
import { exchange } from "../http/sendRequest.ts";
import type { Deployment, DoctorCheck } from "./Deployment.ts";

export const stream: DoctorCheck = {
  id: "stream",
  title: "The live stream opens",
  probe: "Opens `/kit/live` and reads its status and content type.",
  remedy:
    "Pages fall back to polling, so they stay correct but update later. Let servers in front pass `text/event-stream` on unchanged and uncompressed.",
  async run(deployment) {
    if (!deployment.session) return skipped;
    const { status, type, encoding } = await openStream(deployment, async () => "open");
    if (status !== 200) return failed(`/kit/live returned ${status}.`);
    if (!/^text\/event-stream\b/i.test(type)) return failed("The content type is not text/event-stream.");
    return failedIf(encoding === "identity" ? undefined : "The stream is compressed, which delays its messages.");
  },
};

export const streamBuffering: DoctorCheck = {
  id: "stream-buffering",
  title: "The live stream is not buffered",
  probe:
    "Waits for the first bytes of `/kit/live` while it stays open: up to 10 seconds, because the proxy sends every 8.",
  remedy:
    "Pages fall back to polling, so they stay correct but update later. Turn off response buffering for the mount: `proxy_buffering off` in nginx.",
  async run(deployment) {
    if (!deployment.session) return skipped;
    const { status, seen } = await openStream(deployment, (message) => readFirst(message, deployment.streamLimit));
    if (status !== 200) return skipped;
    if (seen === "bytes") return passed;
    const seconds = deployment.streamLimit / 1000;
    return failed(seen === "end" ? "The stream ended at once." : `No byte arrived within ${seconds} seconds.`);
  },
};

/** Opens the live stream, as a browser does. */
function openStream<TSeen>({ target, streamLimit }: Deployment, read: (message: IncomingMessage) => Promise<TSeen>) {
  const headers = { accept: "text/event-stream", "accept-encoding": "gzip, br" };
  const request = target.requestOf({ path: LIVE_PATH, headers });
  // The limit counts from the response.
  return exchange({ ...request, timeout: request.timeout + streamLimit }, async (message) => ({
    status: message.statusCode ?? 0,
    type: message.headers["content-type"] ?? "",
    encoding: message.headers["content-encoding"] ?? "identity",
    seen: await read(message),
  }));
}

function readFirst(message: IncomingMessage, limit: number): Promise<"bytes" | "end" | "nothing"> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve("nothing"), limit);
    const settle = (seen: "bytes" | "end"): void => {
      clearTimeout(timer);
      resolve(seen);
    };
    // A stream that ends with its first bytes was held back until its end.
    message.once("data", () => setImmediate(() => settle(message.complete ? "end" : "bytes")));
    message.once("end", () => settle("end"));
    message.once("close", () => settle("end"));
  });
}
