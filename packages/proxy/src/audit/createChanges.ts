import { isSuccessEnvelope, type Operation, type ParsedInput, readErrorEnvelope } from "@partner-kit/contract";
import { HttpError } from "../http/HttpError.ts";
import { catchAndLog } from "../monitoring/catchAndLog.ts";
import { createLimit } from "../settings/createLimit.ts";
import type { Settings } from "../settings/settings.ts";
import type { AuditEntry } from "../store/Store.ts";
import type { SendParameters, Upstream } from "../upstream/createUpstream.ts";
import type { UpstreamResponse } from "../upstream/readUpstreamResponse.ts";
import type { PendingSecrets } from "../webhooks/createPendingSecrets.ts";
import type { WebhookManager } from "../webhooks/createWebhookManager.ts";
import type { AuditRecorder } from "./createAuditRecorder.ts";
import type { Drain, PendingChange } from "./createDrain.ts";

export interface CreateChangesParameters extends Pick<Settings, "now" | "logger"> {
  readonly upstream: Pick<Upstream, "admit">;
  readonly drain: Drain;
  readonly recorder: AuditRecorder;
  readonly pendingSecrets: Pick<PendingSecrets, "begin" | "end">;
  readonly webhooks: WebhookManager;
}

type SentChange = Pick<SendParameters<Operation>, "operation" | "input" | "reader">;

/** A request for a change. */
export interface ChangeRequest {
  readonly operation: Operation;
  /** Path parameters. */
  readonly params: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly correlationId: string;
  /** The approval that the change needed. The audit records it. */
  readonly approvalId?: string | undefined;
  /** Whether an earlier request may have arrived. Default: `false`. */
  readonly isRepeated?: boolean | undefined;
}

/** Sends changes to the service and audits each one. */
export interface Changes {
  begin(request: ChangeRequest): Change;
  /** Runs a change of the proxy's own data, which writes its own entries. Records a refusal before the first entry. */
  runOwn<TResult>(request: ChangeRequest, run: () => Promise<TResult>): Promise<TResult>;
  /** Records a change of the proxy itself. Logs the entry if it cannot be stored. Never rejects. */
  note(entry: Omit<AuditEntry, "time">): Promise<void>;
}

export interface Change {
  /** Sends the change to the service and records it. `input` is the operation's input. */
  send(input: ParsedInput<Operation>, reader: SendParameters<Operation>["reader"]): Promise<UpstreamResponse>;
  /**
   * Records that the proxy refused the change. Does nothing if the change was begun or the proxy is closing. Never
   * rejects.
   */
  refused(error: unknown): Promise<void>;
}

/** Recorded refusals per subject and minute. Further refusals are only logged, so that a user cannot fill the store. */
export const REFUSALS_PER_MINUTE = 60;

/**
 * Audits changes. A change is recorded before it is sent, and again before its response is returned. A crash in between
 * leaves a record, and a change that cannot be recorded is not sent.
 */
export function createChanges(parameters: CreateChangesParameters): Changes {
  const { upstream, drain, recorder, pendingSecrets, webhooks, now, logger } = parameters;
  const { record, recordOrLog } = recorder;
  const refusals = createLimit({ now, window: 60_000, maximum: REFUSALS_PER_MINUTE });

  /** Sends a change. Its secret counts as pending until the change is recorded and followed. */
  async function send(request: ChangeRequest, sent: SentChange, change: PendingChange): Promise<UpstreamResponse> {
    await pendingSecrets.begin(sent);
    try {
      const response = await sendRecorded(request, sent, change);
      await pendingSecrets.end(sent, response);
      return response;
    } catch (error) {
      await pendingSecrets.end(sent, { error });
      throw error;
    }
  }

  async function sendRecorded(
    { subject, correlationId, approvalId, isRepeated }: ChangeRequest,
    sent: SentChange,
    change: PendingChange,
  ): Promise<UpstreamResponse> {
    const { operation, input } = sent;
    const entryOf = (outcome: string, data?: unknown): Omit<AuditEntry, "time"> => ({
      subject,
      correlation_id: correlationId,
      action: operation.name,
      resource: resourceOf(operation, input, data),
      identifiers: { ...identifiersOf(operation, input, data), ...(approvalId && { approval_id: approvalId }) },
      outcome,
    });
    const admitted = upstream.admit({ ...sent, subject, correlationId, isRepeated });
    try {
      change.seq = (await record(entryOf("begun"))).seq;
    } catch (error) {
      admitted.discard();
      throw error;
    }
    let response: UpstreamResponse;
    try {
      response = await admitted.send();
    } catch (error) {
      await recordOrLog(entryOf(error instanceof HttpError ? error.code : "INTERNAL"));
      throw error;
    }
    const data = isSuccessEnvelope(response.envelope) ? response.envelope.data : undefined;
    await recordOrLog(entryOf(readErrorEnvelope(response.envelope)?.code ?? "ok", data));
    if (isSuccessEnvelope(response.envelope))
      await catchAndLog(`following ${operation.name}`, logger, () => webhooks.follow({ operation, input, data }));
    return response;
  }

  async function recordRefusal(request: ChangeRequest, { code, reason = code }: HttpError): Promise<void> {
    const { subject, correlationId, operation } = request;
    if (refusals.take(subject) !== undefined) return;
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

  function begin(request: ChangeRequest): Change {
    const { operation } = request;
    let tracked: PendingChange | undefined;
    return {
      send: (input, reader) =>
        drain.track(operation.name, (change) => {
          tracked = change;
          return send(request, { operation, input, reader }, change);
        }),
      async refused(error) {
        // The host closes the store after the proxy.
        if (drain.isClosing || tracked?.seq !== undefined || !(error instanceof HttpError)) return;
        // A change that waits for an approval has its own records.
        if (error.code === "APPROVAL_REQUIRED") return;
        await drain.track(operation.name, () => recordRefusal(request, error));
      },
    };
  }

  return {
    note: recordOrLog,
    begin,
    async runOwn(request, run) {
      const watch = recorder.watch(request.correlationId);
      try {
        return await run();
      } catch (error) {
        if (!watch.hasEntry()) await begin(request).refused(error);
        throw error;
      } finally {
        watch.end();
      }
    },
  };
}

/** Path parameters that are valid identifiers of the operation. Other values could be personal data. */
function validParams({ operation, params }: ChangeRequest): ChangeRequest["params"] {
  const { error } = operation.input.safeParse(params);
  const isInvalid = (name: string): boolean => error?.issues.some(({ path }) => path[0] === name) === true;
  return Object.fromEntries(Object.entries(params).filter(([name]) => !isInvalid(name)));
}

/** `webhooks/…`: the ID from the path, or the ID of the created resource. */
export function resourceOf(
  { path, resource }: Operation,
  input: Readonly<Record<string, unknown>>,
  data: unknown,
): string {
  const [name] = Object.keys(input).filter((key) => path.includes(`{${key}}`));
  const id = name === undefined ? idOf(data) : input[name];
  return isIdentifier(id) && id.length <= 64 ? `${resource}/${id}` : resource;
}

function idOf(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return undefined;
  if ("id" in data) return data.id;
  return "webhook" in data ? idOf(data.webhook) : undefined;
}

/** The identifiers that the contract declares for an operation, read from its input or its data. */
export function identifiersOf(
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

/** Rejects spaces and long text, because free text in an identifier field could be personal data. */
function isIdentifier(value: unknown): value is string {
  return typeof value === "string" && /^[\w.:-]{1,128}$/.test(value);
}
