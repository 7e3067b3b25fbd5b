import type { Operation } from "@partner-kit/contract";
import type { Logger } from "./logger.ts";

interface Issues {
  readonly issues: readonly { readonly code?: string | undefined; readonly path: readonly PropertyKey[] }[];
}

const ISSUES_MAX = 5;

/** Logs that response data does not match its operation's schema: the fields that differ, never their values. */
export function logShapeMismatch(logger: Logger, { name, path }: Operation, { issues }: Issues): void {
  const fields = issues.slice(0, ISSUES_MAX).map((issue) => `${issue.path.join(".")}: ${issue.code}`);
  logger.error({ operation: name, path, fields }, "a response of the service does not match the operation's schema");
}
