import { isSuccessEnvelope, type Operation, readErrorEnvelope } from "@partner-kit/contract";
import type { AuditCheckpoints } from "./createAuditCheckpoints.ts";
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

export interface WithAuditParameters extends Pick<Settings, "store" | "auditKey" | "onAudit" | "now" | "logger"> {
  readonly upstream: Upstream;
  readonly drain: Drain;
  readonly checkpoints: Pick<AuditCheckpoints, "note">;
  /** Called after each change, before the person has the response. */
  readonly onChange: (change: Change) => Promise<void>;
}

/** A request for a change. */
export interface AuditedRequest {
  readonly operation: Operation;
  /** Of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly correlationId: string;
}

export interface AuditedChange {
  /** Sends the change to the service, and records it. */
  readonly upstream: Upstream;
  /** Records that the proxy refused the change, unless it was begun or the proxy is closing. Never rejects. */
  refused(error: unknown): Promise<void>;
}

/** Refusals of one subject that are recorded in a minute. More are only logged, so that nobody can fill the store with them. */
export const REFUSALS_PER_MINUTE = 60;

/**
 * Audits changes. A change is recorded before it is sent, and again when it has ended, before the person has the response. So a
 * process that dies in between leaves a trace, and a change that cannot be recorded is not sent.
 */
export function withAudit(parameters: WithAuditParameters): (request: AuditedRequest) => AuditedChange {
  const { store, upstream, drain, checkpoints, onChange, auditKey, onAudit, now, logger } = parameters;
  const refusals = createRefusalLimit(now);

  async function record(entry: Omit<AuditEntry, "time">): Promise<AuditRecord> {
    const written = await store.appendAudit({ ...entry, time: now() }, auditKey);
    checkpoints.note(written);
    if (onAudit) void tell("onAudit", logger, () => onAudit(written));
    return written;
  }

  /** For records of what has happened: it must not look as if it had not. The log is the next best place. */
  async function recordOrLog(entry: Omit<AuditEntry, "time">): Promise<void> {
    await record(entry).catch((error: unknown) => {
      const { correlation_id: correlationId, reason: refusedFor, ...rest } = entry;
      logger.error({ ...rest, refusedFor, correlationId, reason: failureCode(error) }, "an audit entry was not kept");
    });
  }

  async function send<TOperation extends Operation>(
    request: AuditedRequest,
    sent: SendParameters<TOperation>,
    change: PendingChange,
  ): Promise<UpstreamAnswer> {
    const { operation } = sent;
    const input: Readonly<Record<string, unknown>> = { ...sent.input };
    const entryOf = (outcome: string, data?: unknown): Omit<AuditEntry, "time"> => ({
      subject: request.subject,
      correlation_id: request.correlationId,
      action: operation.name,
      resource: resourceOf(operation, input, data),
      identifiers: identifiersOf(operation, input, data),
      outcome,
    });
    const begin = async (): Promise<void> => {
      change.seq = (await record(entryOf("begun"))).seq;
    };
    let answer: UpstreamAnswer;
    try {
      answer = await upstream.send({ ...sent, begin });
    } catch (error) {
      if (change.seq !== undefined) await recordOrLog(entryOf(error instanceof Refusal ? error.code : "INTERNAL"));
      throw error;
    }
    const data = isSuccessEnvelope(answer.envelope) ? answer.envelope.data : undefined;
    await recordOrLog(entryOf(readErrorEnvelope(answer.envelope)?.code ?? "ok", data));
    if (isSuccessEnvelope(answer.envelope))
      await tell(`following ${operation.name}`, logger, () => onChange({ operation, input, data }));
    return answer;
  }

  async function recordRefusal(request: AuditedRequest, { code, reason = code }: Refusal): Promise<void> {
    const { subject, correlationId, operation } = request;
    if (!refusals.take(subject)) return;
    const params = validParams(request);
    await recordOrLog({
      subject,
      correlation_id: correlationId,
      action: operation.name,
      resource: resourceOf(operation, params, undefined),
      identifiers: identifiersOf(operation, params, undefined),
      outcome: "refused",
      reason,
    });
  }

  return (request) => {
    let tracked: PendingChange | undefined;
    return {
      upstream: {
        ...upstream,
        send(sent) {
          return drain.track(sent.operation.name, (change) => {
            tracked = change;
            return send(request, sent, change);
          });
        },
      },
      async refused(error) {
        // Once the proxy has closed, its host closes the store.
        if (drain.isClosing || tracked?.seq !== undefined || !(error instanceof Refusal)) return;
        await drain.track(request.operation.name, () => recordRefusal(request, error));
      },
    };
  };
}

function createRefusalLimit(now: () => number): { take(subject: string): boolean } {
  const counts = new Map<string, number>();
  let minute = 0;
  return {
    take(subject) {
      const current = Math.floor(now() / 60_000);
      if (current !== minute) counts.clear();
      minute = current;
      const count = (counts.get(subject) ?? 0) + 1;
      counts.set(subject, count);
      return count <= REFUSALS_PER_MINUTE;
    },
  };
}

/** The parameters of a path that have the form of the operation's identifiers. Anything else could be personal data. */
function validParams({ operation, params }: AuditedRequest): AuditedRequest["params"] {
  const { error } = operation.input.safeParse(params);
  const isInvalid = (name: string): boolean => error?.issues.some(({ path }) => path[0] === name) === true;
  return Object.fromEntries(Object.entries(params).filter(([name]) => !isInvalid(name)));
}

/** `webhooks/…`: by the ID in the path or, of something new, the one it was given. */
function resourceOf({ path, resource }: Operation, input: Readonly<Record<string, unknown>>, data: unknown): string {
  const [name] = Object.keys(input).filter((key) => path.includes(`{${key}}`));
  const id = name === undefined ? idOf(data) : input[name];
  return isIdentifier(id) && id.length <= 64 ? `${resource}/${id}` : resource;
}

function idOf(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return undefined;
  if ("id" in data) return data.id;
  return "webhook" in data ? idOf(data.webhook) : undefined;
}

/** The identifiers that the contract declares for an operation, from its input or else its data. Nothing else of either. */
function identifiersOf(
  { identifiers = {} }: Operation,
  input: Readonly<Record<string, unknown>>,
  data: unknown,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(identifiers).flatMap(([name, path]) => {
      const id = [valueAt(input, path), valueAt(data, path)].find(isIdentifier);
      return id === undefined ? [] : [[name, id]];
    }),
  );
}

function valueAt(source: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
      source,
    );
}

/** No spaces and nothing long: free text in the place of an identifier is left out. */
function isIdentifier(value: unknown): value is string {
  return typeof value === "string" && /^[\w.:-]{1,128}$/.test(value);
}
