import type { LookupFunction } from "node:net";
import { getSession } from "@partner-kit/contract";
import { type Finding, runChecks } from "../checks/runChecks.ts";
import { readError } from "../http/readResponse.ts";
import { RequestError } from "../http/sendRequest.ts";
import { bundleChecks, readBundle } from "./bundleChecks.ts";
import { createTarget, type Target } from "./createTarget.ts";
import type { Deployment, DoctorCheck } from "./Deployment.ts";
import { clock, eventHandler, ready, receiverClock, receiverSecret, store, upstream } from "./healthChecks.ts";
import { keyLeak, requestReflection } from "./leakChecks.ts";
import { cors, csrfHeader, foreignOrigin, hostHeader, simulation } from "./originChecks.ts";
import { pathTraversal, unknownPaths } from "./pathChecks.ts";
import {
  caching,
  judgeConnectionError,
  readSession,
  securityHeaders,
  sessionRequired,
  sessionRoute,
  tls,
} from "./sessionChecks.ts";
import { stream, streamBuffering } from "./streamChecks.ts";
import { bodyParser, webhookForged, webhookRoute, webhookUnsigned } from "./webhookChecks.ts";

export interface RunDoctorParameters {
  /** The mount of the proxy. */
  readonly url: URL;
  readonly sessionHeaders?: Readonly<Record<string, string>> | undefined;
  /** Folder of built files. */
  readonly bundle?: string | undefined;
  /** Secrets to search for. They are never printed. */
  readonly secrets?: readonly string[] | undefined;
  /** Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Default: DNS. */
  readonly lookup?: LookupFunction | undefined;
  /** Milliseconds for one request. Default 10,000. */
  readonly timeout?: number | undefined;
  /** Milliseconds until the first bytes of the live stream. Default 10,000: the proxy sends every 8 seconds. */
  readonly streamLimit?: number | undefined;
}

/** The checks of a deployment, in the order in which they run. */
export const deploymentChecks: readonly DoctorCheck[] = [
  tls,
  sessionRoute,
  sessionRequired,
  hostHeader,
  csrfHeader,
  foreignOrigin,
  cors,
  simulation,
  unknownPaths,
  pathTraversal,
  caching,
  securityHeaders,
  webhookRoute,
  webhookUnsigned,
  webhookForged,
  bodyParser,
  stream,
  streamBuffering,
  store,
  ready,
  upstream,
  receiverSecret,
  eventHandler,
  clock,
  receiverClock,
  // After all others, because they search the responses.
  keyLeak,
  requestReflection,
];

/** Examines a deployed proxy and built files. Every change that it sends is invalid, so that no proxy can forward it. */
export async function runDoctor(parameters: RunDoctorParameters): Promise<readonly Finding[]> {
  const { bundle, secrets = [] } = parameters;
  const findings = await examine(parameters);
  if (bundle === undefined) return findings;
  return [...findings, ...(await runChecks(bundleChecks, await readBundle(bundle, secrets)))];
}

async function examine(parameters: RunDoctorParameters): Promise<readonly Finding[]> {
  const { url, sessionHeaders = {}, secrets = [], now = Date.now, lookup } = parameters;
  const { timeout = 10_000, streamLimit = 10_000 } = parameters;
  const target = createTarget({ url, sessionHeaders, timeout, lookup });
  const opened = await openDeployment(target);
  if (!("sessionResponse" in opened)) return [opened];
  const deployment = { target, ...opened, now, secrets, streamLimit };
  // Another server than the proxy would fail every check.
  const first = await runChecks([tls, sessionRoute], deployment);
  if (!deployment.session && !isProxy(deployment)) return first;
  return runChecks(deploymentChecks, deployment);
}

async function openDeployment(target: Target): Promise<Pick<Deployment, "sessionResponse" | "session"> | Finding> {
  try {
    const sessionResponse = await target.probe({ path: getSession.path });
    return { sessionResponse, session: readSession(sessionResponse) };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { isTls, verdict } = judgeConnectionError(error);
    return { check: isTls ? tls : sessionRoute, verdict };
  }
}

/** Whether the response is the proxy's, so that only the session is wrong. */
function isProxy({ sessionResponse }: Deployment): boolean {
  const code = readError(sessionResponse)?.code;
  return code !== undefined && code !== "NO_SUCH_OPERATION";
}
