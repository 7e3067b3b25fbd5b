import { isSuccessEnvelope, type Operation, readErrorEnvelope } from "@partner-kit/contract";
import type { Drain, PendingChange } from "./createDrain.ts";
import { failureCode } from "./failureCode.ts";
import { Refusal } from "./Refusal.ts";
import type { Settings } from "./settings.ts";
import type { AuditEntry, AuditRecord } from "./store/Store.ts";
import { tell } from "./tell.ts";
import type { SendParameters, Upstream } from "./upstream/createUpstream.ts";
import type { UpstreamAnswer } from "./upstream/readAnswer.ts";

/** A change that the service carried out. */
export interface Change {
  readonly operation: Operation;
  readonly input: Readonly<Record<string, unknown>>;
  /** Payload of the success envelope. */
  readonly data: unknown;
}

export interface CreateWitnessParameters extends Pick<Settings, "store" | "onAudit" | "now" | "logger"> {
  readonly upstream: Upstream;
  readonly drain: Drain;
  /** Told of each change before the person is. */
  readonly onChange: (change: Change) => Promise<void>;
}

/**
 * Makes the upstream of one person for all but reads: a change is written to the audit chain before it is sent, and again
 * when it has ended, before it is answered. So a process that dies in between leaves a trace; what cannot be written down
 * is not sent.
 */
export function createWitness(parameters: CreateWitnessParameters): (subject: string) => Upstream {
  const { store, upstream, drain, onChange, onAudit, now, logger } = parameters;

  async function record(entry: Omit<AuditEntry, "time">): Promise<AuditRecord> {
    const written = await store.appendAudit({ ...entry, time: now() });
    if (onAudit) void tell("onAudit", logger, () => onAudit(written));
    return written;
  }

  async function send<TOperation extends Operation>(
    subject: string,
    sent: SendParameters<TOperation>,
    change: PendingChange,
  ): Promise<UpstreamAnswer> {
    const { operation } = sent;
    const input: Readonly<Record<string, unknown>> = { ...sent.input };
    const entry = { subject, action: operation.name, resource: resourceOf(operation, input, undefined) };
    change.seq = (await record({ ...entry, outcome: "begun" })).seq;
    const end = (outcome: string, resource = entry.resource): Promise<unknown> =>
      record({ ...entry, resource, outcome }).catch((error: unknown) => {
        // What was done is done, and must not look as if it were not. The log is the next best place.
        logger.error({ ...entry, resource, outcome, reason: failureCode(error) }, "an audit entry was not kept");
      });
    let answer: UpstreamAnswer;
    try {
      answer = await upstream.send(sent);
    } catch (error) {
      await end(error instanceof Refusal ? error.code : "INTERNAL");
      throw error;
    }
    const data = isSuccessEnvelope(answer.envelope) ? answer.envelope.data : undefined;
    await end(readErrorEnvelope(answer.envelope)?.code ?? "ok", resourceOf(operation, input, data));
    if (isSuccessEnvelope(answer.envelope))
      await tell(`following ${operation.name}`, logger, () => onChange({ operation, input, data }));
    return answer;
  }

  return (subject) => ({
    ...upstream,
    send: (sent) => drain.track(sent.operation.name, (change) => send(subject, sent, change)),
  });
}

/** `webhooks/…`: by the ID in the path or, of something new, the one it was given. Nothing else of what was sent. */
function resourceOf({ path, resource }: Operation, input: Readonly<Record<string, unknown>>, data: unknown): string {
  const [name] = Object.keys(input).filter((key) => path.includes(`{${key}}`));
  const id = name === undefined ? idOf(data) : input[name];
  return typeof id === "string" && /^[\w.-]{1,64}$/.test(id) ? `${resource}/${id}` : resource;
}

function idOf(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return undefined;
  if ("id" in data) return data.id;
  return "webhook" in data ? idOf(data.webhook) : undefined;
}
