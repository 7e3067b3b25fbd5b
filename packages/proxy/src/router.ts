import { allOperations, createMatcher, type Method, type Operation } from "@partner-kit/contract";
import { Refusal } from "./Refusal.ts";
import type { KitRoute } from "./routes/kitRoutes.ts";

/** What a request's path stands for. */
export type Destination =
  | { readonly kind: "operation"; readonly operation: Operation; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: "kit"; readonly route: KitRoute }
  | { readonly kind: "method"; readonly allowed: readonly Method[] };

export interface CreateRouterParameters {
  /** Path prefix, without a slash at the end. */
  readonly mount: string;
  readonly routes: readonly KitRoute[];
}

/**
 * Makes a function that finds what a method and path stand for. Paths are compared as they stand on the wire and
 * never decoded. Throws a refusal where a path is neither an operation nor a route of the kit.
 */
export function createRouter({ mount, routes }: CreateRouterParameters): (method: string, path: string) => Destination {
  const match = createMatcher<Operation>(allOperations);
  const kitRoutes = new Map(routes.map((route) => [route.path, route]));

  function find(method: string, path: string): Destination | undefined {
    const route = kitRoutes.get(path);
    if (!route) return match(method, path);
    return route.method === method ? { kind: "kit", route } : { kind: "method", allowed: [route.method] };
  }

  return (method, path) => {
    const found = path.startsWith(`${mount}/`) ? find(method, path.slice(mount.length)) : undefined;
    if (!found) throw new Refusal({ code: "NO_SUCH_OPERATION", message: "The path is no operation." });
    return found;
  };
}
