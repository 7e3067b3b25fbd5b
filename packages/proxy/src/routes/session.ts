import {
  allGrantedScopes,
  allOperations,
  getSession,
  kitOperations,
  listAssumptions,
  type Session,
} from "@partner-kit/contract";
import { handlerState } from "../events/createHandlerMonitor.ts";
import { successResponse } from "../http/response.ts";
import { assumesScope, overrideOf } from "../upstream/overrides.ts";
import type { Route, Services } from "./Route.ts";

const listed = [...allOperations, ...Object.values(kitOperations).filter(({ grant }) => grant !== null)];

/**
 * Creates the route that returns the signed-in user, their scopes and operations, and a reason for each missing one.
 */
export function sessionRoute(services: Services): Route {
  const { settings, permissions, receiver, handler, handlerMonitor } = services;
  const { overrides } = settings;
  const assumed = listAssumptions({
    assumesScope: (operation) => assumesScope(overrides, operation),
    assumesCanonicalRequest: settings.canonicalize === undefined,
  }).map((assumption) => ({ ...assumption }));

  /** Omits what cannot be read, because the session must work without the store. */
  async function readReceiver(): Promise<Session["receiver"]> {
    const parked = await handler.parked().catch(() => undefined);
    const lag = await handlerMonitor.check().catch(() => undefined);
    const skew = receiver.clockSkew();
    return {
      state: await receiver.state(),
      ...(skew !== undefined && { clock_skew_seconds: skew }),
      url: settings.receiverUrl ?? null,
      parked_events: parked?.length ?? null,
      ...(parked && lag && { handler: handlerState(parked, lag), handler_lag_seconds: lag.seconds }),
    };
  }

  return {
    method: getSession.method,
    path: getSession.path,
    open: false,
    async respond({ access: { subject, name, expiresAt, granted } }) {
      const seesWebhooks = permissions.ofScope("webhooks:view", granted).allowed;
      return successResponse({
        subject,
        ...(name !== undefined && { name }),
        ...(expiresAt !== undefined && { expires_at: expiresAt }),
        environment: settings.environment,
        scopes: allGrantedScopes.filter((scope) => permissions.ofScope(scope, granted).allowed),
        missing_scopes: allGrantedScopes.flatMap((scope) => {
          const permission = permissions.ofScope(scope, granted);
          return permission.allowed ? [] : [{ scope, reason: permission.reason }];
        }),
        operations: Object.fromEntries(
          listed.map((operation) => {
            const permission = permissions.ofOperation(operation, granted);
            return [
              operation.name,
              overrideOf(overrides, operation)?.page ? { ...permission, paged: true } : permission,
            ];
          }),
        ),
        ...(seesWebhooks && { receiver: await readReceiver() }),
        ...(settings.webhookDestinations &&
          permissions.ofScope("webhooks:manage", granted).allowed && {
            webhook_destinations: [...settings.webhookDestinations],
          }),
        features: { travel_rule_purpose: settings.sendTravelRulePurpose },
        assumed,
      } satisfies Session);
    },
  };
}
