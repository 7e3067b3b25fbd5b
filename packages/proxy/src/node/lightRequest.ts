import type { IncomingMessage } from "node:http";

/** Where a light request keeps its message. No `WeakMap`: one with an entry per request is dear to collect. */
const messageKey = Symbol("message");

/**
 * Makes the request of a message as the web writes it, without its body, for the host's `authorize`.
 *
 * A `Request` with its `Headers` costs about as much as all the rest of an answer, and most hosts read one cookie of
 * it. So these two answer what is mostly asked, and build the real ones for everything else. Only the platform itself
 * can tell: `new Request(request)` and `fetch(request)` throw, and take `request.clone()`, which is real.
 */
export function lightRequest(incoming: IncomingMessage, url: string): Request {
  const { method = "GET", headers } = incoming;
  let built: Request | undefined;
  const real = (): Request => {
    built ??= new Request(url, { method, headers: listHeaders(headers) });
    return built;
  };
  const get = (name: string): string | null => {
    const value = built ? built.headers.get(name) : headers[name.toLowerCase()];
    if (Array.isArray(value)) return value.join(", ");
    return typeof value === "string" ? value : null;
  };
  const lightHeaders = light(
    Headers.prototype,
    { get, has: (name: string) => get(name) !== null },
    () => real().headers,
  );
  return light(Request.prototype, { method, url, headers: lightHeaders, [messageKey]: incoming }, real);
}

/** The message behind a request that a proxy on Node asked `authorize` about, with what Express put on it; else `undefined`. */
export function incomingMessage(
  request: Request & { readonly [messageKey]?: IncomingMessage },
): IncomingMessage | undefined {
  return request[messageKey];
}

/** Something that passes for an object of the platform: what is `known` answers first, then the real one. */
function light<TObject extends object>(prototype: TObject, known: object, real: () => TObject): TObject {
  // It inherits from the prototype, which the compiler cannot know.
  const target = { __proto__: prototype, ...known } as unknown as TObject;
  return new Proxy(target, {
    get(own, key): unknown {
      if (Object.hasOwn(own, key)) return Reflect.get(own, key);
      const object = real();
      const value: unknown = Reflect.get(object, key);
      return typeof value === "function" ? value.bind(object) : value;
    },
  });
}

function listHeaders(headers: IncomingMessage["headers"]): [string, string][] {
  return Object.entries(headers).flatMap(([name, value = ""]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : value.map((one) => [name, one]),
  );
}
