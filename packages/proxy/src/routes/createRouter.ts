import { createMatcher, type Match } from "@partner-kit/contract";
import { HttpError } from "../http/HttpError.ts";
import type { Route } from "./Route.ts";

export interface CreateRouterParameters {
  /** Path prefix without a trailing slash. */
  readonly mount: string;
  readonly routes: readonly Route[];
}

/**
 * Creates a function that finds the route of a method and path. Paths are compared as sent, never decoded. Throws an
 * `HttpError` for an unknown path.
 */
export function createRouter({ mount, routes }: CreateRouterParameters) {
  const match = createMatcher(routes);
  const prefix = `${mount}/`;

  return (method: string, path: string): NonNullable<Match<Route>> => {
    if (!path.startsWith(prefix))
      throw notFound(
        `This path is not under the proxy's mount ${mount}. Add the mount to the URL, or change \`mount\`.`,
      );
    const found = match(method, path.slice(mount.length));
    if (!found) throw noSuchOperation();
    return found;
  };
}

/** The error for a path that is not an operation of the listener. */
export function noSuchOperation(): HttpError {
  return notFound("The proxy has no operation with this path. Check the path after the mount.");
}

function notFound(message: string): HttpError {
  return new HttpError({ code: "NO_SUCH_OPERATION", message });
}
