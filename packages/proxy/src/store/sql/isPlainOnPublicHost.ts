import { Client, type ClientConfig } from "pg";
import { isPublicHost } from "./isPublicHost.ts";

/**
 * Whether a connection goes to a public host without TLS. `pg` reads the URL and the `PG…` variables, as it does when
 * it connects. TLS without certificate verification counts as TLS.
 */
export function isPlainOnPublicHost(connection: string | ClientConfig): boolean {
  const { host, ssl } = new Client(connection);
  return !ssl && isPublicHost(host);
}
