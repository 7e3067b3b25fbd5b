/**
 * Adds the origin of a page, which browsers do not pass to service workers and do not let pages set. Default: the origin
 * of the request's own URL. Removes the empty body that browsers add to requests without one, such as deletions.
 */
export function withOrigin(request: Request, origin: string = new URL(request.url).origin): Request {
  const headers = new Headers(request.headers);
  headers.set("origin", origin);
  return new Proxy(request, {
    get: (target, key) => {
      if (key === "headers") return headers;
      if (key === "body" && !headers.has("content-type")) return null;
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      const bound: unknown = value.bind(target);
      return bound;
    },
  });
}
