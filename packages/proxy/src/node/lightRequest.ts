import type { IncomingMessage } from "node:http";
import { messageKey } from "../access/createAuthenticator.ts";

/**
 * Makes the request of a message as the web writes it, without its body, for the host's `authorize`.
 *
 * A `Request` with its `Headers` costs about as much as all the rest of an answer, and most hosts read one cookie of
 * it. So these two answer what is mostly asked, and build the real ones for everything else. Only the platform itself
 * can tell: `new Request(request)` and `fetch(request)` throw, and take `request.clone()`, which is real.
 */
export function lightRequest(incoming: IncomingMessage, url: string): Request {
  // It passes for one of the platform, which the compiler cannot know.
  return new LightRequest(incoming, url) as unknown as Request;
}

/** The message behind a request that a proxy on Node asked `authorize` about, with what Express put on it; else `undefined`. */
export function incomingMessage(
  request: Request & { readonly [messageKey]?: IncomingMessage },
): IncomingMessage | undefined {
  return request[messageKey];
}

class LightRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: LightHeaders;
  readonly [messageKey]: IncomingMessage;
  real: Request | undefined;

  constructor(incoming: IncomingMessage, url: string) {
    this.method = incoming.method ?? "GET";
    this.url = url;
    this.headers = new LightHeaders(this);
    this[messageKey] = incoming;
  }

  build(): Request {
    const { method, url } = this;
    this.real ??= new Request(url, { method, headers: listHeaders(this[messageKey].headers) });
    return this.real;
  }
}

class LightHeaders {
  readonly #request: LightRequest;

  constructor(request: LightRequest) {
    this.#request = request;
  }

  get(name: string): string | null {
    const { real, [messageKey]: incoming } = this.#request;
    const value = real ? real.headers.get(name) : incoming.headers[name.toLowerCase()];
    if (Array.isArray(value)) return value.join(", ");
    return typeof value === "string" ? value : null;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  build(): Headers {
    return this.#request.build().headers;
  }
}

passFor(LightRequest.prototype, Request.prototype);
passFor(LightHeaders.prototype, Headers.prototype);

/** Lets a class pass for one of the platform: it inherits from it, and what it does not answer is asked of a real one. */
function passFor(light: { build(): object }, platform: object): void {
  for (const key of Reflect.ownKeys(platform)) {
    if (Object.hasOwn(light, key)) continue;
    Object.defineProperty(light, key, {
      get(this: typeof light): unknown {
        const real = this.build();
        const value: unknown = Reflect.get(real, key);
        return typeof value === "function" ? value.bind(real) : value;
      },
    });
  }
  Object.setPrototypeOf(light, platform);
}

function listHeaders(headers: IncomingMessage["headers"]): [string, string][] {
  return Object.entries(headers).flatMap(([name, value = ""]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : value.map((one) => [name, one]),
  );
}
