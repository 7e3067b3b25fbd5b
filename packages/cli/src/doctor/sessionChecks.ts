import { getBalances, getSession, listRecipients } from "@partner-kit/contract";
import { failed, failedIf, passed, skipped, unknown, type Verdict } from "../checks/Check.ts";
import { describe, isSuccess, readData, readError } from "../http/readResponse.ts";
import type { HttpResponse, RequestError } from "../http/sendRequest.ts";
import type { Deployment, DoctorCheck } from "./Deployment.ts";

export const sessionRoute: DoctorCheck = {
  id: "session-route",
  title: "The session route responds with the proxy's envelope",
  probe: "Reads `/kit/session`, which returns 200 with a session and 401 without one.",
  remedy:
    "No request was forwarded to the service. Pass the URL of the mount to --url, and route every path below it to the proxy.",
  run: ({ sessionResponse, session, target }) => {
    if (session) return passed;
    if (sessionResponse.status === 401 && readError(sessionResponse)?.code === "SESSION_REQUIRED")
      return failedIf(target.hasSessionHeaders ? "`authorize` did not accept the session that you passed." : undefined);
    return failed(`The response was ${describe(sessionResponse)}, which is not the proxy's.`);
  },
};

export const sessionRequired: DoctorCheck = {
  id: "session-required",
  title: "Requests without a session are refused",
  probe:
    "Reads the session, balances and recipients without a cookie. Does not apply to a staging proxy on this machine.",
  remedy:
    "Anyone who reaches this address can read your account. Take it off the network, then return null from `authorize` if nobody is signed in.",
  async run({ target, session }) {
    // `allowLocal()` accepts everyone on this machine.
    const isLocal = target.isLoopback && session?.environment !== "production";
    for (const { path } of [getSession, getBalances, listRecipients]) {
      const response = await target.probe({ path, isAnonymous: true });
      if (!isSuccess(response)) continue;
      if (isLocal && path === getSession.path) return skipped;
      return failed(`${path} returned data to a request without a session.`);
    }
    return passed;
  },
};

export const caching: DoctorCheck = {
  id: "caching",
  title: "No cache stores personal data",
  probe: "Reads `cache-control`, `age` and `x-cache` of the session.",
  remedy:
    "A shared cache could show one person's data to another. Keep the proxy's `cache-control: no-store`, and exclude the mount from caches.",
  run: ({ sessionResponse: { headers } }) => {
    const control = headers["cache-control"] ?? "";
    if (!/\bno-store\b/i.test(control)) return failed("The session has no `cache-control: no-store`.");
    const isHit = headers.age !== undefined || /\bhit\b/i.test(String(headers["x-cache"] ?? ""));
    return failedIf(isHit ? "The session came from a cache." : undefined);
  },
};

const expectedHeaders: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["x-content-type-options", /^nosniff$/i],
  ["content-security-policy", /default-src 'none'/],
  ["referrer-policy", /^no-referrer$/i],
  ["cross-origin-resource-policy", /^same-origin$/i],
];

export const securityHeaders: DoctorCheck = {
  id: "security-headers",
  title: "Responses have the proxy's security headers",
  probe: "Reads the headers of the session: `nosniff`, content security policy, referrer policy, resource policy.",
  remedy:
    "Sessions and permissions still hold, but a browser may frame, embed or misread a response. Let servers in front pass these headers on.",
  run: ({ sessionResponse: { headers } }) => {
    const missing = expectedHeaders.filter(([name, pattern]) => !pattern.test(String(headers[name] ?? "")));
    const names = missing.map(([name]) => name).join(", ");
    return failedIf(missing.length === 0 ? undefined : `Missing or changed: ${names}.`);
  },
};

export const tls: DoctorCheck = {
  id: "tls",
  title: "The connection is encrypted",
  probe: "Checks that the URL is https. Does not apply to http on this machine.",
  remedy:
    "Your session was not sent. Anyone on the network can read and change what this address returns: serve the proxy over https only, with a certificate that browsers accept.",
  run: ({ target }) => {
    if (target.origin.startsWith("https:")) return passed;
    return target.isLoopback ? skipped : failed("The URL uses http on another machine.");
  },
};

/** Reads the session of a response. `undefined` if nobody is signed in. */
export function readSession(response: HttpResponse): Deployment["session"] {
  const { success, data } = getSession.data.safeParse(readData(response));
  return success ? data : undefined;
}

/** Distinguishes an invalid certificate from a proxy that cannot be reached. */
export function judgeConnectionError({ code, message }: RequestError): {
  readonly isTls: boolean;
  readonly verdict: Verdict;
} {
  const isTls = /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO)/.test(code);
  return isTls
    ? { isTls, verdict: failed(`The certificate or the protocol is not valid (${code}).`) }
    : { isTls, verdict: unknown(message) };
}
