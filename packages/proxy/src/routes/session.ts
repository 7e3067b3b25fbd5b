import { allOperations, allScopes, type Session } from "@partner-kit/contract";
import type { Access } from "../access.ts";
import { type Answer, successAnswer } from "../answer.ts";
import type { Permissions } from "../permission.ts";
import type { Environment } from "../settings.ts";

export interface SessionParameters {
  readonly access: Access;
  readonly environment: Environment;
  readonly permissions: Permissions;
  readonly sendTravelRulePurpose: boolean;
}

/** Tells who is asking and what they may do, with a reason for all they may not. */
export function session(parameters: SessionParameters): Answer {
  const { access, environment, permissions, sendTravelRulePurpose } = parameters;
  const { subject, granted } = access;
  return successAnswer({
    subject,
    environment,
    scopes: allScopes.filter((scope) => permissions.ofScope(scope, granted).allowed),
    missing_scopes: allScopes.flatMap((scope) => {
      const permission = permissions.ofScope(scope, granted);
      return permission.allowed ? [] : [{ scope, reason: permission.reason }];
    }),
    operations: Object.fromEntries(
      allOperations.map((operation) => [operation.name, permissions.ofOperation(operation, granted)]),
    ),
    features: { travel_rule_purpose: sendTravelRulePurpose },
    assumed: allOperations.flatMap(({ name, assumed }) =>
      assumed === undefined ? [] : [{ operation: name, assumption: assumed }],
    ),
  } satisfies Session);
}
