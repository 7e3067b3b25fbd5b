import { allOperations, createMatcher, type Method, type Operation } from "@partner-kit/contract";
import { Refusal } from "./Refusal.ts";

/** What a request's path stands for. */
export type Destination<TKitRoute> =
  | { readonly kind: "operation"; readonly operation: Operation; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: "kit"; readonly route: TKitRoute }
  | { readonly kind: "method"; readonly allowed: readonly Method[] };

export interface CreateRouterParameters<TKitRoute> {
  /** Path prefix, without a slash at the end. */
  readonly mount: string;
  /** The kit's own routes by path. */
  readonly kitRoutes: ReadonlyMap<string, TKitRoute>;
}

/**
 * Makes a function that finds what a method and path stand for. Paths are compared as they stand on the wire and
 * never decoded. Throws a refusal where a path is neither an operation nor a route of the kit.
 */
export function createRouter<TKitRoute extends { readonly method: Method }>({
  mount,
  kitRoutes,
}: CreateRouterParameters<TKitRoute>): (method: string, path: string) => Destination<TKitRoute> {
  const match = createMatcher<Operation>(allOperations);
  return (method, path) => {
    const found = path.startsWith(`${mount}/`) ? find(method, path.slice(mount.length)) : undefined;
    if (!found) throw new Refusal({ code: "NO_SUCH_OPERATION", message: "The path is no operation." });
    return found;
  };

  function find(method: string, path: string): Destination<TKitRoute> | undefined {
    const route = kitRoutes.get(path);
    if (!route) return match(method, path);
    return route.method === method ? { kind: "kit", route } : { kind: "method", allowed: [route.method] };
  }
}
