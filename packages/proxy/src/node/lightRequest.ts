import type { IncomingMessage } from "node:http";

// A `Request` with its `Headers` costs about as much as all the rest of an answer, and most hosts read one cookie of
// it. So `authorize` is handed objects that inherit from them, answer what is mostly asked, and build the real ones for
// everything else. Only the platform itself can tell: `new Request(request)` and `fetch(request)` throw, and take
// `request.clone()`, which is real.

/** Makes the request of a message as the web writes it, without its body. */
export function lightRequest(incoming: IncomingMessage, url: string): Request {
  const request: unknown = new LightRequest(incoming, url);
  if (request instanceof Request) return request;
  throw new TypeError("the platform's Request cannot be inherited from");
}

/** The message behind a request that a proxy on Node asked `authorize` about, with what Express put on it; else `undefined`. */
export function incomingMessage(request: Request): IncomingMessage | undefined {
  return LightRequest.messageOf(request);
}

class LightHeaders {
  readonly #incoming: IncomingMessage;
  readonly #realHeaders: () => Headers;
  #real: Headers | undefined;

  constructor(incoming: IncomingMessage, realHeaders: () => Headers) {
    this.#incoming = incoming;
    this.#realHeaders = realHeaders;
  }

  get(name: string): string | null {
    if (this.#real) return this.#real.get(name);
    const value = this.#incoming.headers[name.toLowerCase()];
    if (Array.isArray(value)) return value.join(", ");
    return typeof value === "string" ? value : null;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  real(): Headers {
    this.#real ??= this.#realHeaders();
    return this.#real;
  }
}

class LightRequest {
  readonly url: string;
  readonly headers: LightHeaders;
  readonly #incoming: IncomingMessage;
  #real: Request | undefined;

  constructor(incoming: IncomingMessage, url: string) {
    this.url = url;
    this.headers = new LightHeaders(incoming, () => this.real().headers);
    this.#incoming = incoming;
  }

  static messageOf(request: object): IncomingMessage | undefined {
    return #incoming in request ? request.#incoming : undefined;
  }

  get method(): string {
    return this.#incoming.method ?? "GET";
  }

  real(): Request {
    const { url, method } = this;
    this.#real ??= new Request(url, { method, headers: listHeaders(this.#incoming) });
    return this.#real;
  }
}

inherit(LightHeaders.prototype, Headers.prototype);
inherit(LightRequest.prototype, Request.prototype);

/** Lets a prototype inherit from the platform's, and leads what it does not answer itself to the real object. */
function inherit(light: object, platform: object): void {
  for (const key of Reflect.ownKeys(platform)) {
    const { get, value } = Object.getOwnPropertyDescriptor(platform, key) ?? {};
    if (Object.hasOwn(light, key)) continue;
    if (get) Object.defineProperty(light, key, { get: readReal(key) });
    else if (typeof value === "function") Object.defineProperty(light, key, { value: callReal(key) });
  }
  Object.setPrototypeOf(light, platform);
}

function readReal(key: string | symbol) {
  return function read(this: { real(): object }): unknown {
    return Reflect.get(this.real(), key);
  };
}

function callReal(key: string | symbol) {
  return function call(this: { real(): object }, ...parameters: unknown[]): unknown {
    const real = this.real();
    const method: unknown = Reflect.get(real, key);
    return typeof method === "function" ? Reflect.apply(method, real, parameters) : undefined;
  };
}

function listHeaders({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value = ""]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : value.map((one) => [name, one]),
  );
}
