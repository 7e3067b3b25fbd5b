import { errorCodes } from "./errorCodes.ts";
import {
  WEBHOOK_ENABLED_ENDPOINTS_MAX,
  WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS,
  WITHDRAWAL_TIMESTAMP_TOLERANCE_SECONDS,
} from "./limits.ts";
import type { Operation } from "./operation.ts";
import { allOperations } from "./operations.ts";
import type { GrantedScope } from "./scopes.ts";

/** Subject of an assumption. */
export type AssumptionKind =
  /** Path, input or data of an operation, or the data of an event. */
  | "shape"
  /** The scope that operations need. */
  | "scope"
  /** The error code of a status. */
  | "error_code"
  /** The text that a withdrawal's signature covers. */
  | "signature"
  /** How far a timestamp may be from the clock. */
  | "tolerance";

/** A choice of the kit for a detail that the service document does not show. */
export interface Assumption {
  readonly kind: AssumptionKind;
  /** The name of the operation, scope, status or header. Unique within its kind. */
  readonly name: string;
  /** The assumption as a sentence. Text in backticks is code. */
  readonly assumption: string;
}

export interface ListAssumptionsParameters {
  /** Whether the scope of an operation is assumed. Default: {@link isScopeAssumed}. */
  readonly assumesScope?: ((operation: Operation) => boolean) | undefined;
  /** Whether withdrawals are signed with the contract's `canonicalRequest`. Default `true`. */
  readonly assumesCanonicalRequest?: boolean | undefined;
}

/** Lists everything that the kit assumes about the service, shapes first. */
export function listAssumptions(parameters: ListAssumptionsParameters = {}): readonly Assumption[] {
  const { assumesScope = isScopeAssumed, assumesCanonicalRequest = true } = parameters;
  return [
    ...shapeAssumptions(),
    ...scopeAssumptions(assumesScope),
    ...errorCodeAssumptions(),
    ...(assumesCanonicalRequest ? [signatureAssumption] : []),
    ...toleranceAssumptions,
  ];
}

/** Whether the service document does not name the scope of an operation. */
export function isScopeAssumed({ scope }: Operation): boolean {
  return scope === "unknown";
}

function shapeAssumptions(): readonly Assumption[] {
  const ofOperations = allOperations.flatMap(({ name, assumed }): readonly Assumption[] =>
    assumed === undefined ? [] : [{ kind: "shape", name, assumption: assumed }],
  );
  return [...ofOperations, travelRuleBodyAssumption, eventDataAssumption, identifierAssumption];
}

/** Returns one assumption per scope: one per operation would be most of the session's size. */
function scopeAssumptions(assumesScope: (operation: Operation) => boolean): readonly Assumption[] {
  const names = new Map<GrantedScope, string[]>();
  for (const operation of allOperations) {
    const { name, grant } = operation;
    if (grant === null || !isScopeAssumed(operation) || !assumesScope(operation)) continue;
    names.set(grant, [...(names.get(grant) ?? []), `\`${name}\``]);
  }
  return Array.from(names, ([scope, operations]) => ({
    kind: "scope",
    name: scope,
    assumption: `Needed for ${operations.join(", ")}.`,
  }));
}

function errorCodeAssumptions(): readonly Assumption[] {
  const ofStatuses = Object.entries(errorCodes).flatMap(
    ([code, { status, origin, evidence }]): readonly Assumption[] =>
      origin === "service" && evidence === "assumed"
        ? [{ kind: "error_code", name: String(status), assumption: `The error code is \`${code}\`.` }]
        : [],
  );
  return [...ofStatuses, endpointLimitAssumption];
}

const identifierAssumption: Assumption = {
  kind: "shape",
  name: "identifiers",
  assumption: "The service compares UUIDs without regard to case. The kit sends them in lower case.",
};

const endpointLimitAssumption: Assumption = {
  kind: "error_code",
  name: "409",
  assumption: `If an account would have more than ${WEBHOOK_ENABLED_ENDPOINTS_MAX} enabled webhook endpoints, \`createWebhook\` and \`replaceWebhook\` fail with \`CONFLICT\`.`,
};

const eventDataAssumption: Assumption = {
  kind: "shape",
  name: "webhookEvent",
  assumption: "`data` contains the ID of the changed resource in `transaction_id` or `order_id`.",
};

const travelRuleBodyAssumption: Assumption = {
  kind: "shape",
  name: "submitTravelRule",
  assumption:
    "The body needs only `sender_originator` and `sender_country`: whether the service accepts `purpose` is not documented. Neither is which of two submissions it keeps.",
};

const signatureAssumption: Assumption = {
  kind: "signature",
  name: "canonicalRequest",
  assumption:
    "A withdrawal's signature covers method, path with query, timestamp, nonce and SHA-256 of the body in lower-case hexadecimal, each on its own line.",
};

const toleranceAssumptions: readonly Assumption[] = [
  {
    kind: "tolerance",
    name: "X-Service-Timestamp",
    assumption: `The timestamp of a signed request may differ from the service's clock by ${WITHDRAWAL_TIMESTAMP_TOLERANCE_SECONDS} seconds.`,
  },
  {
    kind: "tolerance",
    name: "webhook-timestamp",
    assumption: `The kit uses the suggested ${WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS} seconds. Each receiver may choose its own tolerance.`,
  },
];
