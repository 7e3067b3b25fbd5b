import { createMatcher, type Match } from "@partner-kit/contract";
import { HttpError } from "../http/HttpError.ts";
import type { Route } from "./Route.ts";

export interface CreateRouterParameters {
  /** Path prefix, without a slash at the end. */
  readonly mount: string;
  readonly routes: readonly Route[];
}

/**
 * Makes a function that finds the route of a method and path. Paths are compared as they stand on the wire and never decoded.
 * Throws an `HttpError` if there is no such path.
 */
export function createRouter({ mount, routes }: CreateRouterParameters) {
  const match = createMatcher(routes);

  return (method: string, path: string): NonNullable<Match<Route>> => {
    const found = path.startsWith(`${mount}/`) ? match(method, path.slice(mount.length)) : undefined;
    if (!found) throw new HttpError({ code: "NO_SUCH_OPERATION", message: "The path is no operation." });
    return found;
  };
}
