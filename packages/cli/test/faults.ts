import { signWebhook } from "@partner-kit/contract/webhook";
import { createMemoryStore, StoreError } from "@partner-kit/proxy";
import express from "express";
import type { RunDoctorParameters } from "../src/doctor/runDoctor.ts";
import {
  changeHead,
  changeRequest,
  type DeployedProxy,
  type DeployProxyParameters,
  parseJson,
  pretendProduction,
  respondInstead,
  SECRET,
} from "./deployProxy.ts";

/** A fault of a deployment, and the check that finds it. */
export interface Fault extends DeployProxyParameters {
  readonly id: string;
  readonly parameters?: Omit<RunDoctorParameters, "url"> | undefined;
  /** Runs after the start. Returns another URL to examine. */
  readonly prepare?: ((deployed: DeployedProxy) => Promise<URL | undefined>) | undefined;
}

const pathOf = (url = ""): string => url.replace(/^\/partner-kit/, "");
const unknownPath = "/no-such-path";
const isDelivery = ({ url }: { readonly url?: string | undefined }) => pathOf(url) === "/kit/webhook";
const empty = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers });

export const faults: Readonly<Record<string, Fault>> = {
  "another path than the mount": {
    id: "session-route",
    prepare: async ({ url }) => new URL("/admin", url),
  },
  "a sign-in page in front of the proxy": {
    id: "session-route",
    wrap: respondInstead(() => empty(302, { location: "/login" })),
  },
  "a session that ended": { id: "session-route", parameters: { sessionHeaders: { cookie: "session=ended" } } },
  "authorize that accepts everyone": {
    id: "session-required",
    settings: { environment: "production", authorize: () => ({ subject: "anyone", scopes: "all" }) },
  },
  "recipients without a session": {
    id: "session-required",
    wrap: respondInstead(({ url, headers }) =>
      url?.endsWith("/recipients") && headers.cookie === undefined ? Response.json([]) : undefined,
    ),
  },
  "a Host header that is replaced": {
    id: "host-header",
    wrap: changeRequest(({ headers }) => {
      headers.host = "internal:8080";
    }),
  },
  "a kit header that is added": {
    id: "csrf-header",
    wrap: changeRequest(({ headers }) => {
      headers["x-partner-kit"] = "1";
    }),
  },
  "an Origin header that is replaced": {
    id: "foreign-origin",
    wrap: changeRequest(({ headers }) => {
      headers.origin = `http://${headers.host}`;
    }),
  },
  "CORS for every origin": {
    id: "cors",
    wrap: changeHead((head) => ({ ...head, "access-control-allow-origin": "*" })),
  },
  "CORS that repeats the origin of a preflight": {
    id: "cors",
    wrap: respondInstead(({ method, headers }) =>
      method === "OPTIONS" ? empty(204, { "access-control-allow-origin": headers.origin ?? "" }) : undefined,
    ),
  },
  "a simulation in production": { id: "simulation", wrap: pretendProduction((text) => text) },
  "a hidden simulation in production": {
    id: "simulation",
    wrap: pretendProduction((text) => text.replace(/("simulate\w+":\{"allowed":)true/g, "$1false")),
  },
  "unknown paths that are forwarded": {
    id: "unknown-paths",
    wrap: respondInstead(({ url }, { service }) =>
      url?.includes("/partner/no-")
        ? service.fetch(
            new Request(`https://service.example/v1${pathOf(url)}`, {
              headers: { "x-api-key": service.keys.default },
            }),
          )
        : undefined,
    ),
  },
  "files below the mount": {
    id: "path-traversal",
    wrap: respondInstead(({ url = "" }) =>
      decodeURIComponent(url).includes("../etc/passwd") ? new Response("root:x:0:0:root:/root:/bin/sh") : undefined,
    ),
  },
  "a cache that stores sessions": {
    id: "caching",
    wrap: changeHead((head) => ({ ...head, "cache-control": "public, max-age=60" })),
  },
  "a session from a cache": { id: "caching", wrap: changeHead((head) => ({ ...head, age: "12" })) },
  "a policy header that is removed": {
    id: "security-headers",
    wrap: changeHead(({ "content-security-policy": _, ...head }) => head),
  },
  "a receiver behind the sign-in": {
    id: "webhook-route",
    wrap: respondInstead((request) => (isDelivery(request) ? empty(302, { location: "/login" }) : undefined)),
  },
  "a receiver that needs no signature": {
    id: "webhook-unsigned",
    wrap: respondInstead((request) =>
      isDelivery(request) && request.headers["webhook-signature"] === undefined ? empty(204) : undefined,
    ),
  },
  "a receiver that accepts every signature": {
    id: "webhook-forged",
    wrap: respondInstead((request) =>
      isDelivery(request) && request.headers["webhook-signature"] !== undefined ? empty(204) : undefined,
    ),
  },
  "a body parser": {
    id: "body-parser",
    wrap: (listener) => async (incoming, outgoing) => {
      if (incoming.method === "POST") await incoming.resume().toArray();
      listener(incoming, outgoing);
    },
  },
  "express.json() before the proxy": {
    id: "body-parser",
    wrap: (listener) => express().use(express.json(), listener),
  },
  "a JSON parser that passes the bytes on": {
    id: "body-parser",
    wrap: respondInstead((incoming, { proxy }) => (isDelivery(incoming) ? parseJson(incoming, proxy) : undefined)),
  },
  "a stream with another type": {
    id: "stream",
    wrap: changeHead((head, path) => (path.endsWith("/live") ? { ...head, "content-type": "text/plain" } : head)),
  },
  "a compressed stream": {
    id: "stream",
    wrap: changeHead((head, path) => (path.endsWith("/live") ? { ...head, "content-encoding": "gzip" } : head)),
  },
  "a buffered stream": {
    id: "stream-buffering",
    parameters: { streamLimit: 20 },
    wrap: (listener) => (incoming, outgoing) => {
      if (incoming.url?.endsWith("/live")) Object.assign(outgoing, { write: () => true });
      listener(incoming, outgoing);
    },
  },
  "a stream that ends at once": {
    id: "stream-buffering",
    wrap: respondInstead(({ url }) =>
      url?.endsWith("/live")
        ? new Response(": hello\n\n", { headers: { "content-type": "text/event-stream" } })
        : undefined,
    ),
  },
  "a store without writes": {
    id: "store",
    settings: { store: { ...createMemoryStore(), check: () => Promise.reject(new StoreError("full")) } },
  },
  "an instance that is shutting down": {
    id: "ready",
    wrap: respondInstead(({ url }) => (url?.endsWith("/kit/ready") ? empty(503) : undefined)),
  },
  "a service that cannot be reached": {
    id: "upstream",
    settings: { retries: 0, fetch: () => Promise.reject(new TypeError("fetch failed")) },
  },
  "a receiver without a secret": { id: "receiver-secret", settings: { webhookSecrets: [] } },
  "an event that cannot be read": {
    id: "event-handler",
    prepare: (deployed) => deliver(deployed, { id: "evt_1", age: 0 }),
  },
  "a server clock that is behind": {
    id: "clock",
    wrap: changeHead((head) => ({ ...head, date: new Date(0).toUTCString() })),
  },
  "a proxy clock that is ahead of the service's": {
    id: "receiver-clock",
    async prepare(deployed) {
      for (const id of ["evt_1", "evt_2", "evt_3"]) await deliver(deployed, { id, age: 600 });
      return undefined;
    },
  },
  "a header with the key": {
    id: "key-leak",
    wrap: changeHead((head) => ({ ...head, "x-api-key": "hidden" })),
  },
  "an error with the key": {
    id: "key-leak",
    parameters: { secrets: ["the key of the environment"] },
    wrap: respondInstead(({ url }) =>
      pathOf(url) === unknownPath ? new Response("Sent the key of the environment", { status: 404 }) : undefined,
    ),
  },
  "an error with a webhook secret": {
    id: "key-leak",
    wrap: respondInstead(({ url }) =>
      pathOf(url) === unknownPath ? new Response(SECRET, { status: 404 }) : undefined,
    ),
  },
  "a debug page": {
    id: "request-reflection",
    wrap: respondInstead(({ url, headers }) =>
      pathOf(url) === unknownPath ? new Response(JSON.stringify(headers), { status: 404 }) : undefined,
    ),
  },
  "http on another machine": {
    id: "tls",
    prepare: async ({ url }) => new URL(url.href.replace("127.0.0.1", "admin.example")),
    parameters: { lookup: (_, { all }, found) => (all ? found(null, [loopback]) : found(null, loopback.address, 4)) },
  },
  "https on a port without it": {
    id: "tls",
    prepare: async ({ url }) => new URL(url.href.replace("http:", "https:")),
  },
};

const loopback = { address: "127.0.0.1", family: 4 };

/** Sends a genuine delivery whose body is not an event. */
async function deliver(
  { url }: DeployedProxy,
  { id, age }: { readonly id: string; readonly age: number },
): Promise<undefined> {
  const timestamp = Math.floor(Date.now() / 1000) - age;
  const body = "not an event";
  const signature = await signWebhook({ secret: SECRET, id, timestamp, body });
  const headers = { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": signature };
  await fetch(`${url}/kit/webhook`, { method: "POST", headers, body });
  return undefined;
}
