import { allOperations, allScopes, type Session } from "@partner-kit/contract";
import type { Access } from "../access.ts";
import { type Answer, successAnswer } from "../answer.ts";
import type { HandlerRunner } from "../events/createHandlerRunner.ts";
import type { Permissions } from "../permission.ts";
import type { Environment } from "../settings.ts";
import type { Receiver } from "../webhooks/createReceiver.ts";

export interface SessionParameters {
  readonly access: Access;
  readonly environment: Environment;
  readonly permissions: Permissions;
  readonly sendTravelRulePurpose: boolean;
  readonly receiver: Receiver;
  readonly receiverUrl: string | undefined;
  readonly handler: HandlerRunner;
}

/** Tells who is asking and what they may do, with a reason for all they may not. */
export async function session(parameters: SessionParameters): Promise<Answer> {
  const { access, environment, permissions, sendTravelRulePurpose, receiver, receiverUrl, handler } = parameters;
  const { subject, granted } = access;
  const seesWebhooks = permissions.ofScope("webhooks:view", granted).allowed;
  // Who may do what must be told even where the store does not work.
  const parked = seesWebhooks ? await handler.parked().catch(() => undefined) : undefined;
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
    ...(seesWebhooks && {
      receiver: { state: receiver.state(), url: receiverUrl ?? null, parked_events: parked?.length ?? null },
    }),
    features: { travel_rule_purpose: sendTravelRulePurpose },
    assumed: allOperations.flatMap(({ name, assumed }) =>
      assumed === undefined ? [] : [{ operation: name, assumption: assumed }],
    ),
  } satisfies Session);
}
