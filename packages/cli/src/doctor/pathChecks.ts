import { errorCodes } from "@partner-kit/contract";
import { failedIf } from "../checks/Check.ts";
import { describe, isSuccess, readError } from "../http/readResponse.ts";
import type { HttpResponse } from "../http/sendRequest.ts";
import type { Target } from "./createTarget.ts";
import type { DoctorCheck } from "./Deployment.ts";

export const unknownPaths: DoctorCheck = {
  id: "unknown-paths",
  title: "Unknown paths are refused and not forwarded",
  probe: "Reads paths below the mount that are not operations.",
  remedy:
    "The probes only read. Route the mount to the proxy without a rewrite, and do not forward other paths to the service.",
  run: async ({ target }) =>
    failedIf(await findForwarded(target, ["/no-such-path", "/kit/no-such-path", "/partner/no-such-path"])),
};

// Each leads out of the mount, or to an unknown path below it, however a server in front normalizes it.
const traversals = [
  "/../../../../../../etc/passwd",
  "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "/kit/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd",
  "/partner/wallets/recipients/..%5c..%5cno-such-path",
];

export const pathTraversal: DoctorCheck = {
  id: "path-traversal",
  title: "Dot segments and encoded slashes are refused",
  probe: "Reads paths with `..`, `%2e%2e`, `..%2f` and `..%5c`.",
  remedy:
    "The probes only read. Stop serving files below the mount, and pass paths to the proxy as the browser sent them.",
  run: async ({ target }) => failedIf(await findForwarded(target, traversals)),
};

/** Returns the problem of the first path that was not refused by the proxy or by a server in front of it. */
async function findForwarded(target: Target, paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const response = await target.probe({ path });
    if (isSuccess(response) && !isPage(response)) return `${path} returned ${describe(response)}.`;
    if (isOfService(response)) return `${path} was forwarded to the service, which returned ${describe(response)}.`;
  }
  return undefined;
}

/** A path that leads out of the mount can reach the host's own page, which serves every path. */
function isPage({ headers, text }: HttpResponse): boolean {
  return headers["content-type"]?.startsWith("text/html") === true && /^\s*<(?:!doctype|html)/i.test(text);
}

function isOfService(response: HttpResponse): boolean {
  const code = readError(response)?.code;
  if (code === undefined || code === "VALIDATION_FAILED") return false;
  return !Object.entries(errorCodes).some(([known, { origin }]) => known === code && origin === "kit");
}
