import { getHealth, getTicker, type Health, WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS } from "@partner-kit/contract";
import { failedIf, passed, skipped, unknown } from "../checks/Check.ts";
import { describe, readData } from "../http/readResponse.ts";
import type { Deployment, DoctorCheck } from "./Deployment.ts";

export const store: DoctorCheck = {
  id: "store",
  title: "The store takes writes",
  probe: "Reads `/kit/health`.",
  remedy:
    "The service retries deliveries for about 35 minutes, and changes are refused. Free space for the store or restore its connection: the proxy's log has the reason.",
  async run({ target }) {
    const response = await target.probe({ path: getHealth.path, isAnonymous: true });
    return failedIf(readData(response) === undefined ? `/kit/health returned ${describe(response)}.` : undefined);
  },
};

export const ready: DoctorCheck = {
  id: "ready",
  title: "The proxy takes requests",
  probe: "Reads `/kit/ready`.",
  remedy:
    "Changes in progress still end. Wait for the restart. If this persists, the load balancer sends requests to an instance that is shutting down.",
  async run({ target }) {
    const response = await target.probe({ path: "/kit/ready", isAnonymous: true });
    return failedIf(readData(response) === undefined ? `/kit/ready returned ${describe(response)}.` : undefined);
  },
};

export const upstream: DoctorCheck = {
  id: "upstream",
  title: "The proxy reaches the service",
  probe: "Reads the ticker if the session allows it, then the state of the service in `/kit/health`.",
  remedy:
    "Nothing was changed. Check `baseUrl` (PARTNER_KIT_BASE_URL), outgoing connections and DNS of the proxy, and the status of the service.",
  async run(deployment) {
    const { target, session } = deployment;
    if (session?.operations[getTicker.name]?.allowed === true) await target.probe({ path: getTicker.path });
    const health = await readHealth(deployment);
    if (!health) return skipped;
    return failedIf(health.upstream === "failing" ? "The last call to the service failed." : undefined);
  },
};

const receiverProblems: Readonly<Record<string, string>> = {
  no_secret: "The receiver has no webhook secret.",
  wrong_secret: "No secret matched the last deliveries.",
  sealed_secret: "The store keys cannot decrypt a stored webhook secret.",
  unsaved_secret: "A new webhook secret could not be stored. It is lost when the proxy ends.",
};

export const receiverSecret: DoctorCheck = {
  id: "receiver-secret",
  title: "The receiver has the right webhook secret",
  probe: "Reads the state of the receiver in `/kit/health`.",
  remedy:
    "Nothing unverified was stored. With `receiverUrl`, create the endpoint in `WebhookManager`: the proxy stores its secret. Otherwise set the secret that the service showed (PARTNER_KIT_WEBHOOK_SECRETS). Then read missed events from the service.",
  async run(deployment) {
    const health = await readHealth(deployment);
    return health ? failedIf(receiverProblems[health.receiver]) : skipped;
  },
};

export const eventHandler: DoctorCheck = {
  id: "event-handler",
  title: "Your event handler keeps up",
  probe: "Reads the state of `onEvent` in `/kit/health`.",
  remedy:
    "All events are stored. Find the reason in the proxy's log, correct the handler, then retry parked events with `retryEvent`.",
  async run(deployment) {
    const health = await readHealth(deployment);
    if (!health) return skipped;
    if (health.handler === "parked")
      return failedIf("Events are parked, because they cannot be read or `onEvent` failed.");
    const seconds = health.handler_lag_seconds ?? 0;
    return failedIf(
      health.handler === "behind" ? `The oldest waiting event is ${Math.round(seconds)} seconds old.` : undefined,
    );
  },
};

/** Seconds. Far below the tolerance for webhooks, and far above the time of a request. */
const CLOCK_TOLERANCE = 30;

export const clock: DoctorCheck = {
  id: "clock",
  title: "The server's clock is right",
  probe: `Compares the Date header with the clock of this machine: at most ${CLOCK_TOLERANCE} seconds apart.`,
  remedy: `No data is wrong. Beyond ${WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS} seconds deliveries and withdrawals are refused: synchronize both clocks with NTP, this machine's first.`,
  async run({ target, now }) {
    const { headers } = await target.probe({ path: "/kit/alive", isAnonymous: true });
    const date = Date.parse(headers.date ?? "");
    if (Number.isNaN(date)) return unknown("The response has no Date header.");
    const seconds = Math.round((date - now()) / 1000);
    return failedIf(
      Math.abs(seconds) > CLOCK_TOLERANCE ? `The clock is ${describeSkew(seconds)} this machine's.` : undefined,
    );
  },
};

export const receiverClock: DoctorCheck = {
  id: "receiver-clock",
  title: "The clocks of the proxy and the service agree",
  probe: "Reads `clock_skew_seconds` in `/kit/health`, which the receiver measures on genuine deliveries.",
  remedy:
    "Nothing was stored with a wrong time, and the service retries. Synchronize the clock of the proxy's server with NTP.",
  async run(deployment) {
    const health = await readHealth(deployment);
    if (!health) return skipped;
    const { clock_skew_seconds: skew } = health;
    if (skew === undefined) return passed;
    return failedIf(`The proxy's clock is ${describeSkew(Math.round(skew))} the service's.`);
  },
};

/** `undefined` if the response is not a health report. The check of the store reports that. */
async function readHealth({ target }: Deployment): Promise<Health | undefined> {
  const response = await target.probe({ path: getHealth.path, isAnonymous: true });
  const { success, data } = getHealth.data.safeParse(readData(response));
  return success ? data : undefined;
}

function describeSkew(seconds: number): string {
  return `${Math.abs(seconds)} seconds ${seconds > 0 ? "ahead of" : "behind"}`;
}
