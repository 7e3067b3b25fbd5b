import { CORRELATION_HEADER, KIT_HEADER, KIT_HEADER_VALUE, type Method } from "@partner-kit/contract";
import type { Call } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";
import type { ProxyResponse } from "../http/response.ts";
import type { Settings } from "../settings/settings.ts";
import { isHttpOrigin } from "../settings/unsafeSettings.ts";

export interface OriginRules {
  /** Throws an `HttpError` if the request may have been made by a page that is not the host's. */
  check(call: Call): void;
  /** The answer to a preflight of an allowed origin; `undefined` where the request is none. */
  preflight(call: Call, methods: readonly Method[]): ProxyResponse | undefined;
  /** CORS headers of an answer: none, unless origins are configured. */
  headers(call: Call): Readonly<Record<string, string>>;
}

const MISSING =
  "The request has no Origin header. Browsers send one with every change, and every other caller must, too.";
const NOT_HTTPS =
  "The request's Origin uses http, and the page is served over https or in production. Open the page over https, or name http-origin in the proxy's unsafe settings.";
const NOT_LISTED = "The request's Origin is not one of allowedOrigins.";
const NOT_OWN =
  "The request's Origin is not the host it was sent to. What stands in front of the proxy must keep the Host header, or the page's origin must be in allowedOrigins.";

type OriginSettings = Pick<Settings, "allowedOrigins" | "environment" | "unsafe">;

/** Makes the rules that keep pages of other origins from acting in a signed-in person's name. */
export function createOriginRules({ allowedOrigins, environment, unsafe = [] }: OriginSettings): OriginRules {
  const needsHttps = environment === "production" && !unsafe.includes("http-origin");

  /** Why a request's origin is refused; `undefined` if it may call. */
  function problemOf(call: Call): string | undefined {
    const origin = call.header("origin");
    if (origin === null) return MISSING;
    if (allowedOrigins) return allowedOrigins.includes(origin) ? undefined : NOT_LISTED;
    if (!isOwnHost(origin, call)) return NOT_OWN;
    if (origin.startsWith("http:") && (isOverTls(call) || (needsHttps && isHttpOrigin(origin)))) return NOT_HTTPS;
    // The browser compared the schemes, too.
    return isFromElsewhere(call) ? NOT_OWN : undefined;
  }

  return {
    check(call) {
      if (call.method === "GET") {
        if (isFromElsewhere(call) && problemOf(call) !== undefined)
          throw refuse("The request comes from a page of another origin.");
        return;
      }
      const problem = problemOf(call);
      if (problem !== undefined) throw refuse(problem);
      if (call.header(KIT_HEADER) !== KIT_HEADER_VALUE) throw refuse(`The header ${KIT_HEADER} is missing.`);
      const contentType = call.header("content-type");
      if (contentType === null ? call.hasBody : !isJson(contentType)) {
        throw new HttpError({ code: "UNSUPPORTED_MEDIA_TYPE", message: "The body must be application/json." });
      }
    },
    preflight(call, methods) {
      if (call.method !== "OPTIONS" || call.header("access-control-request-method") === null) return undefined;
      if (!allowedOrigins || problemOf(call) !== undefined) return undefined;
      return {
        status: 204,
        headers: {
          "access-control-allow-methods": methods.join(", "),
          "access-control-allow-headers": `authorization, content-type, last-event-id, ${KIT_HEADER}`,
          "access-control-max-age": "600",
        },
        body: null,
      };
    },
    headers(call) {
      if (!allowedOrigins) return {};
      const origin = call.header("origin");
      if (origin === null || !allowedOrigins.includes(origin)) return { vary: "Origin" };
      return {
        vary: "Origin",
        "access-control-allow-origin": origin,
        "access-control-allow-credentials": "true",
        "access-control-expose-headers": `retry-after, ${CORRELATION_HEADER}`,
      };
    },
  };
}

/** Whether an origin has the host that the request was sent to, which no page can make look otherwise. */
function isOwnHost(origin: string, call: Call): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  if (origin !== `${protocol}//${host}` || !/^https?:$/.test(protocol)) return false;
  // Some frameworks put their inner address into the URL and leave the browser's in the Host header.
  return host === new URL(call.url).host || host === call.header("host");
}

/**
 * Whether the browser's connection is known to be encrypted. A server in front that ends TLS says so in a header.
 * Nobody has to be trusted for that: what it says can only make the rules stricter.
 */
function isOverTls(call: Call): boolean {
  if (call.url.startsWith("https:")) return true;
  const [scheme = ""] = (call.header("x-forwarded-proto") ?? "").split(",");
  if (scheme !== "") return scheme.trim().toLowerCase() === "https";
  return /^[^,]*\bproto="?https\b/i.test(call.header("forwarded") ?? "");
}

/** Browsers say so, and no page can make them lie. Where they do not, the answer stays unreadable for want of CORS headers. */
function isFromElsewhere(call: Call): boolean {
  const site = call.header("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}

function isJson(contentType: string): boolean {
  return /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(contentType);
}

function refuse(message: string): HttpError {
  return new HttpError({ code: "REQUEST_REFUSED", message });
}
