import { KIT_HEADER, KIT_HEADER_VALUE, type Method } from "@partner-kit/contract";
import type { Answer } from "./answer.ts";
import type { Call } from "./call.ts";
import { Refusal } from "./Refusal.ts";

export interface OriginRules {
  /** Throws a refusal where the request may have been made by a page that is not the host's. */
  check(call: Call): void;
  /** The answer to a preflight of an allowed origin; `undefined` where the request is none. */
  preflight(call: Call, methods: readonly Method[]): Answer | undefined;
  /** CORS headers of an answer: none, unless origins are configured. */
  headers(call: Call): Readonly<Record<string, string>>;
}

const NOT_LISTED = "The request's Origin is not one of allowedOrigins.";
const NOT_OWN =
  "The request's Origin is not the host it was sent to. What stands in front of the proxy must keep the Host header, or the page's origin must be in allowedOrigins.";

/** Makes the rules that keep pages of other origins from acting in a signed-in person's name. */
export function createOriginRules(allowedOrigins: readonly string[] | undefined): OriginRules {
  function isAllowed(call: Call): boolean {
    const origin = call.header("origin");
    if (origin === null) return false;
    return allowedOrigins ? allowedOrigins.includes(origin) : isOwnOrigin(origin, call);
  }

  return {
    check(call) {
      if (call.method === "GET") {
        if (isFromElsewhere(call) && !isAllowed(call)) throw refuse("The request comes from a page of another origin.");
        return;
      }
      if (!isAllowed(call)) throw refuse(allowedOrigins ? NOT_LISTED : NOT_OWN);
      if (call.header(KIT_HEADER) !== KIT_HEADER_VALUE) throw refuse(`The header ${KIT_HEADER} is missing.`);
      const contentType = call.header("content-type");
      if (contentType === null ? call.hasBody : !isJson(contentType)) {
        throw new Refusal({ code: "UNSUPPORTED_MEDIA_TYPE", message: "The body must be application/json." });
      }
    },
    preflight(call, methods) {
      if (call.method !== "OPTIONS" || call.header("access-control-request-method") === null) return undefined;
      if (!allowedOrigins || !isAllowed(call)) return undefined;
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
        "access-control-expose-headers": "retry-after",
      };
    },
  };
}

/** Whether an origin is the one the request was sent to, which no page can make look otherwise. */
function isOwnOrigin(origin: string, call: Call): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  const own = new URL(call.url);
  // Some frameworks put their inner address into the URL and leave the browser's in the Host header.
  const isOwnHost = host === own.host || host === call.header("host");
  // Behind a server that ends TLS the browser sees https and the proxy http. The other way round is another site.
  return origin === `${protocol}//${host}` && isOwnHost && (protocol === own.protocol || protocol === "https:");
}

/** Browsers say so, and no page can make them lie. Where they do not, the answer stays unreadable for want of CORS headers. */
function isFromElsewhere(call: Call): boolean {
  const site = call.header("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}

function isJson(contentType: string): boolean {
  return /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(contentType);
}

function refuse(message: string): Refusal {
  return new Refusal({ code: "REQUEST_REFUSED", message });
}
