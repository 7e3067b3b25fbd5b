import { CORRELATION_HEADER, KIT_HEADER, KIT_HEADER_VALUE, type Method } from "@partner-kit/contract";
import type { Call } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";
import type { ProxyResponse } from "../http/response.ts";
import type { Settings } from "../settings/settings.ts";
import { isHttpOrigin } from "../settings/unsafeSettings.ts";

export interface OriginRules {
  /** Throws an `HttpError` if another site's page may have sent the request. */
  check(call: Call): void;
  /** The response to a preflight from an allowed origin. `undefined` if the request is not a preflight. */
  preflight(call: Call, methods: readonly Method[]): ProxyResponse | undefined;
  /** CORS headers of a response. Empty unless `allowedOrigins` is set. */
  headers(call: Call): Readonly<Record<string, string>>;
}

const MISSING =
  "The request has no Origin header. Browsers send it with every change. Other clients must set it to the origin of your page.";
const NOT_HTTPS =
  "The request's Origin uses http. Production and https connections need an https origin. Open the page over https, or add http-origin to the proxy's unsafe setting.";
const NOT_LISTED = "The request's Origin is not in allowedOrigins. Add it there exactly as the browser sends it.";
const NOT_OWN =
  "The request's Origin does not match its Host. Make the server in front of the proxy forward the Host header, or add the page's origin to allowedOrigins.";

type OriginSettings = Pick<Settings, "allowedOrigins" | "environment" | "unsafe">;

/** Creates the rules that keep pages of other origins from acting for a signed-in user. */
export function createOriginRules({ allowedOrigins, environment, unsafe = [] }: OriginSettings): OriginRules {
  const needsHttps = environment === "production" && !unsafe.includes("http-origin");

  /** Why a request's origin is refused. `undefined` if it is allowed. */
  function problemOf(call: Call): string | undefined {
    const origin = call.header("origin");
    if (origin === null) return MISSING;
    if (allowedOrigins) return allowedOrigins.includes(origin) ? undefined : NOT_LISTED;
    if (!isOwnHost(origin, call)) return NOT_OWN;
    if (origin.startsWith("http:") && (isOverTls(call) || (needsHttps && isHttpOrigin(origin)))) return NOT_HTTPS;
    // The browser compared the schemes too.
    return isCrossOrigin(call) ? NOT_OWN : undefined;
  }

  return {
    check(call) {
      if (call.method === "GET") {
        if (isCrossOrigin(call) && problemOf(call) !== undefined)
          throw refuse(
            "The request comes from a page on another origin. Add that origin to allowedOrigins if it is yours.",
          );
        return;
      }
      const problem = problemOf(call);
      if (problem !== undefined) throw refuse(problem);
      if (call.header(KIT_HEADER) !== KIT_HEADER_VALUE)
        throw refuse(`The header ${KIT_HEADER} is missing. Send ${KIT_HEADER}: ${KIT_HEADER_VALUE} with every change.`);
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

/** Whether an origin has the host that the request was sent to. A page cannot forge this. */
function isOwnHost(origin: string, call: Call): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  if (origin !== `${protocol}//${host}` || !/^https?:$/.test(protocol)) return false;
  // Some frameworks put an internal host into the URL. The browser's host is then only in the Host header.
  return host === new URL(call.url).host || host === call.header("host");
}

/**
 * Whether the browser's connection is known to use TLS. A server in front that terminates TLS sets a header. The header
 * needs no trust, because it can only make the rules stricter.
 */
function isOverTls(call: Call): boolean {
  if (call.url.startsWith("https:")) return true;
  const [scheme = ""] = (call.header("x-forwarded-proto") ?? "").split(",");
  if (scheme !== "") return scheme.trim().toLowerCase() === "https";
  return /^[^,]*\bproto="?https\b/i.test(call.header("forwarded") ?? "");
}

/**
 * Whether `sec-fetch-site` names another site. A page cannot forge it. Without it, missing CORS headers keep the page
 * from reading the response.
 */
function isCrossOrigin(call: Call): boolean {
  const site = call.header("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}

function isJson(contentType: string): boolean {
  return /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(contentType);
}

function refuse(message: string): HttpError {
  return new HttpError({ code: "REQUEST_REFUSED", message });
}
