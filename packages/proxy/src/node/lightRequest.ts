import type { IncomingMessage } from "node:http";
import { messageKey } from "../access/createAuthenticator.ts";

/**
 * Creates a lazy `Request` without a body, for the host's `authorize`.
 *
 * A real `Request` costs about as much as the rest of a response, and most hosts read one cookie. This class implements
 * the common members and builds the real object for the others. Two calls need the real object: `new
 * Request(request)` and `fetch(request)` throw. Pass them `request.clone()`.
 */
export function lightRequest(incoming: IncomingMessage, url: string): Request {
  // The compiler cannot know that the prototype is the platform's.
  return new LightRequest(incoming, url) as unknown as Request;
}

/**
 * Returns the Node message behind a request that the proxy passed to `authorize`, with the properties that Express
 * added. `undefined` for any other request.
 */
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

delegateTo(LightRequest.prototype, Request.prototype);
delegateTo(LightHeaders.prototype, Headers.prototype);

/** Makes a class inherit from a platform class. Members that it does not implement are read from a real object. */
function delegateTo(light: { build(): object }, platform: object): void {
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
