import {
  type Data,
  isKitScope,
  isScope,
  isSuccessEnvelope,
  type Operation,
  operations,
  type ParsedInput,
} from "@partner-kit/contract";
import type { HeldChanges } from "../approvals/createHeldChanges.ts";
import { reviewTerms } from "../approvals/reviewTerms.ts";
import type { Cancelled } from "../http/Cancellation.ts";
import { HttpError } from "../http/HttpError.ts";
import { describeError } from "../monitoring/describeError.ts";
import { withDeadline } from "../settings/schedule.ts";
import type { Settings } from "../settings/settings.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { Access } from "./createAuthenticator.ts";
import type { QuoteMemory } from "./createQuoteMemory.ts";
import type { PolicyDecision, PolicyRequest, PolicySession } from "./policy.ts";

export interface CreatePolicyGateParameters
  extends Pick<Settings, "policy" | "policyTimeout" | "schedule" | "logger" | "now"> {
  readonly upstream: Pick<Upstream, "send">;
  readonly quotes: Pick<QuoteMemory, "recall">;
  readonly approvals: Pick<HeldChanges, "hold">;
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
  /** Throws an `HttpError` unless the policy allows the change. Stores a change that needs an approval. */
  check(change: CheckParameters): Promise<void>;
  /** Calls the policy with known facts. Throws an `HttpError` if it cannot decide. */
  decide(change: Omit<CheckParameters, "reader">, context: object): Promise<PolicyDecision>;
}

/** Creates the policy gate of a proxy. Without a policy it allows everything. */
export function createPolicyGate(parameters: CreatePolicyGateParameters): PolicyGate {
  const { policy, policyTimeout, schedule, logger, now, upstream, quotes, approvals } = parameters;
  if (!policy) return { check: async () => undefined, decide: async () => ({ decision: "allow" }) };
  const decideByHost = policy;

  async function readContext({ operation, input, access, reader, correlationId }: CheckParameters): Promise<object> {
    // These reads count against the user's limits too.
    const request = { reader, correlationId, subject: access.subject };
    const quoted = await quotes.recall(operation, input);
    if (quoted === null)
      throw denied("This quote did not come through this proxy, or is more than a day old. Request a new quote.");
    if (operation.name === operations.replaceWebhook.name) {
      const webhook_id = String(Reflect.get(input, "webhook_id"));
      return { webhook: await read(operations.getWebhook, { webhook_id }, request) };
    }
    const recipientId: unknown = Reflect.get({ ...quoted?.quoteInput, ...input }, "recipient_id");
    if (typeof recipientId !== "string") return { ...quoted };
    const recipients = await read(operations.listRecipients, {}, request);
    if (!recipients) throw denied("The recipient could not be read. Nothing was sent. Try again.");
    // The input has lower case. The service's own spelling must not hide the recipient from the policy.
    return { ...quoted, recipient: recipients.find(({ id }) => id.toLowerCase() === recipientId) };
  }

  async function read<TOperation extends Operation>(
    operation: TOperation,
    input: ParsedInput<TOperation>,
    request: Pick<CheckParameters, "reader" | "correlationId"> & { readonly subject: string },
  ): Promise<Data<TOperation> | undefined> {
    const { envelope } = await upstream.send({ operation, input, ...request });
    const result = isSuccessEnvelope(envelope) ? operation.data.safeParse(envelope.data) : undefined;
    // The schema belongs to the operation, but TypeScript cannot infer this from the type parameter.
    return result?.success ? (result.data as Data<TOperation>) : undefined;
  }

  async function decide(change: Omit<CheckParameters, "reader">, context: object): Promise<PolicyDecision> {
    const { operation, input, access, correlationId } = change;
    const { subject, granted: scopes, claims } = access;
    const session: PolicySession = { subject, scopes, claims };
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
    decide,
    async check(change) {
      const context = await readContext(change);
      const decision = await decide(change, context);
      if (decision.decision === "deny") throw denied(decision.reason);
      if (decision.decision === "allow") return;
      const { operation } = change;
      if (operation.name === operations.acceptQuote.name) {
        logger.warn(
          { operation: operation.name },
          "the policy asked for an approval of a trade quote, which cannot wait",
        );
        throw denied(TRADE_QUOTE);
      }
      await approvals.hold({ ...change, decision, reviewed: reviewTerms(operation.name, context) });
    },
  };
}

const TRADE_QUOTE =
  "This trade needs an approval, but the price of a trade quote is valid for a short time only, so it cannot wait for one. Nothing was sent.";

/** The longest time that a change can wait for an approval. */
const YEAR_SECONDS = 366 * 86_400;

const DECISIONS =
  'policy must return { decision: "allow" }, { decision: "deny", reason } or { decision: "approve", scope, reason, expiresInSeconds }';

const late = new Error("policy did not return in time");

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
  if (!isComplete || value.expiresInSeconds < 1 || value.expiresInSeconds > YEAR_SECONDS)
    throw new TypeError(DECISIONS);
  return value;
}
