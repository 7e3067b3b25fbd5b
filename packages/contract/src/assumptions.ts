import { errorCodes } from "./errorCodes.ts";
import { WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS, WITHDRAWAL_TIMESTAMP_TOLERANCE_SECONDS } from "./limits.ts";
import type { Operation } from "./operation.ts";
import { allOperations } from "./operations.ts";
import type { GrantedScope } from "./scopes.ts";

/** What an assumption is about. */
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

/** Something that the service document does not show and the kit had to choose. */
export interface Assumption {
  readonly kind: AssumptionKind;
  /** What it is about: the name of an operation, a scope, a status. Unique within its kind. */
  readonly name: string;
  /** What the kit assumes, in a sentence. Text in backticks is code. */
  readonly assumption: string;
}

export interface ListAssumptionsParameters {
  /** Whether the scope of an operation is left to the assumption. Default: of each whose scope the service document does not name. */
  readonly assumesScope?: ((operation: Operation) => boolean) | undefined;
  /** Whether the text that a withdrawal's signature covers is the contract's. Default `true`. */
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

/** Whether the service document leaves open which scope an operation needs. */
export function isScopeAssumed({ scope }: Operation): boolean {
  return scope === "unknown";
}

function shapeAssumptions(): readonly Assumption[] {
  const ofOperations = allOperations.flatMap(({ name, assumed }): readonly Assumption[] =>
    assumed === undefined ? [] : [{ kind: "shape", name, assumption: assumed }],
  );
  return [...ofOperations, eventDataAssumption];
}

/** One for each scope, since one sentence for each operation would be most of a session. */
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
  return Object.entries(errorCodes).flatMap(([code, { status, origin, evidence }]): readonly Assumption[] =>
    origin === "service" && evidence === "assumed"
      ? [{ kind: "error_code", name: String(status), assumption: `The error code is \`${code}\`.` }]
      : [],
  );
}

const eventDataAssumption: Assumption = {
  kind: "shape",
  name: "webhookEvent",
  assumption: "`data` names what changed in `transaction_id` or `order_id`.",
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
    assumption: `The timestamp of a signed request may be ${WITHDRAWAL_TIMESTAMP_TOLERANCE_SECONDS} seconds from the service's clock.`,
  },
  {
    kind: "tolerance",
    name: "webhook-timestamp",
    assumption: `The kit takes the suggested ${WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS} seconds: the service lets each receiver choose.`,
  },
];
