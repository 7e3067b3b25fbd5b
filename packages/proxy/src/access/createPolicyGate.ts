import {
  isKitScope,
  isScope,
  isSuccessEnvelope,
  type Operation,
  type OperationName,
  operations,
  type ParsedInput,
} from "@partner-kit/contract";
import type { Cancelled } from "../http/Cancellation.ts";
import { HttpError } from "../http/HttpError.ts";
import { describeError, errorCodeOf } from "../monitoring/describeError.ts";
import { withDeadline } from "../settings/schedule.ts";
import type { Settings } from "../settings/settings.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { UpstreamResponse } from "../upstream/readUpstreamResponse.ts";
import type { Access } from "./createAuthenticator.ts";
import type { PolicyDecision, PolicyRequest, PolicySession } from "./policy.ts";

export interface CreatePolicyGateParameters
  extends Pick<Settings, "policy" | "policyTimeout" | "store" | "schedule" | "logger" | "now"> {
  readonly upstream: Pick<Upstream, "send">;
}

export interface CheckParameters {
  readonly operation: Operation;
  readonly input: ParsedInput<Operation>;
  readonly access: Access;
  readonly correlationId: string;
  /** The caller that waits for the response. */
  readonly reader: { readonly caller: Cancelled };
}

/** Passes every change to the host's policy. */
export interface PolicyGate {
  /** Throws an `HttpError` unless the policy allows the change. */
  check(change: CheckParameters): Promise<void>;
  /** Stores a quote that the service returned, for the policy that decides about its acceptance. Never rejects. */
  remember(operation: Operation, input: ParsedInput<Operation>, response: UpstreamResponse): Promise<void>;
}

/** Milliseconds for which a quote is stored. It is valid for less, but a request to accept it may come again after a lost response. */
const QUOTE_TTL = 24 * 3_600_000;

/** The operations that use a quote: which one returned it, and which of its fields is the ID. */
const quoteUses = {
  acceptQuote: { source: operations.createQuote, id: "quote_id" },
  submitWithdrawal: { source: operations.createWithdrawalQuote, id: "withdrawal_quote_id" },
} as const satisfies Partial<Record<OperationName, { source: Operation; id: string }>>;

/** Creates the policy gate of a proxy. Without a policy it allows everything and stores nothing. */
export function createPolicyGate(parameters: CreatePolicyGateParameters): PolicyGate {
  const { policy, policyTimeout, store, schedule, logger, now, upstream } = parameters;
  if (!policy) return { check: async () => undefined, remember: async () => undefined };
  const decideByHost = policy;

  async function readContext({ operation, input, reader, correlationId }: CheckParameters): Promise<object> {
    const use = Object.entries(quoteUses).find(([name]) => name === operation.name)?.[1];
    const quoted = use ? await readQuote(String(Reflect.get(input, use.id))) : undefined;
    const recipientId: unknown = Reflect.get({ ...quoted?.quoteInput, ...input }, "recipient_id");
    if (typeof recipientId !== "string") return { ...quoted };
    const list = operations.listRecipients;
    const { envelope } = await upstream.send({ operation: list, input: {}, reader, correlationId });
    const recipients = isSuccessEnvelope(envelope) ? list.data.safeParse(envelope.data).data : undefined;
    if (!recipients) throw denied("The recipient could not be read. Nothing was sent. Try again.");
    return { ...quoted, recipient: recipients.find(({ id }) => id === recipientId) };
  }

  async function readQuote(id: string): Promise<{ quote: object; quoteInput: object }> {
    const stored = await store.readShared(quoteName(id));
    if (stored === null)
      throw denied("This quote did not come through this proxy, or is more than a day old. Request a new quote.");
    // Generic boundary: `remember` wrote it.
    return JSON.parse(stored) as { quote: object; quoteInput: object };
  }

  async function decide(change: CheckParameters): Promise<PolicyDecision> {
    const { operation, input, access, correlationId } = change;
    const { subject, granted: scopes, claims } = access;
    const session: PolicySession = { subject, scopes, claims };
    const context = await readContext(change);
    const facts = { operation: operation.name, input, context, subject, session, time: now(), correlationId };
    try {
      // Input and context belong to the operation, but TypeScript cannot infer this from the type parameter.
      const decided = (async () => decideByHost(facts as PolicyRequest))();
      return checkDecision(await withDeadline(decided, { schedule, milliseconds: policyTimeout, error: () => late }));
    } catch (error) {
      const fields = error === late ? { milliseconds: policyTimeout } : describeError(error);
      logger.error({ ...fields, operation: operation.name, correlationId }, "policy failed; the change was refused");
      throw new HttpError({
        code: "INTERNAL",
        message: "The policy could not decide. Nothing was sent to the service.",
      });
    }
  }

  return {
    async check(change) {
      const decision = await decide(change);
      if (decision.decision === "deny") throw denied(decision.reason);
      if (decision.decision === "approve") {
        const { reason } = decision;
        throw new HttpError({ code: "APPROVAL_REQUIRED", message: reason, reason });
      }
    },
    async remember({ name }, quoteInput, { envelope }) {
      const use = Object.values(quoteUses).find(({ source }) => source.name === name);
      const quote = use && isSuccessEnvelope(envelope) ? use.source.data.safeParse(envelope.data).data : undefined;
      if (!use || !quote) return;
      const value = JSON.stringify({ quote, quoteInput });
      await store
        .writeShared({ name: quoteName(String(Reflect.get(quote, use.id))), value, ttl: QUOTE_TTL })
        .catch((error: unknown) =>
          logger.error(
            { operation: name, reason: errorCodeOf(error) },
            "a quote was not stored; it cannot be accepted",
          ),
        );
    },
  };
}

const DECISIONS =
  'policy must return { decision: "allow" }, { decision: "deny", reason } or { decision: "approve", scope, reason, expiresInSeconds }';

const late = new Error("policy did not return in time");

function quoteName(id: string): string {
  return `quote ${id}`;
}

function denied(reason: string): HttpError {
  return new HttpError({ code: "POLICY_DENIED", message: reason, reason });
}

/** Hosts write policies in plain JavaScript too. Throws if the value is not a decision. */
function checkDecision(value: PolicyDecision | undefined): PolicyDecision {
  if (value?.decision === "allow") return value;
  const isRefusal = value?.decision === "deny" || value?.decision === "approve";
  if (!isRefusal || typeof value.reason !== "string" || value.reason === "") throw new TypeError(DECISIONS);
  if (value.decision === "deny") return value;
  const isComplete = (isScope(value.scope) || isKitScope(value.scope)) && Number.isSafeInteger(value.expiresInSeconds);
  if (!isComplete || value.expiresInSeconds < 1) throw new TypeError(DECISIONS);
  return value;
}
