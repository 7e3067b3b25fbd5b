import type { PaymentBatch, PaymentBatchSummary } from "@partner-kit/contract";
import type { Access } from "../access/createAuthenticator.ts";
import { LINE_SCOPE } from "../approvals/ApprovalRecord.ts";
import { decidableScopes } from "../approvals/createApprovalDecisions.ts";
import { mergeNewest } from "../approvals/mergeNewest.ts";
import { storesChanges } from "../approvals/storesChanges.ts";
import type { Drain } from "../audit/createDrain.ts";
import { HttpError } from "../http/HttpError.ts";
import { catchAndLog } from "../monitoring/catchAndLog.ts";
import { errorCodeOf } from "../monitoring/describeError.ts";
import { retryUntilDone } from "../monitoring/retryUntilDone.ts";
import { createLimit } from "../settings/createLimit.ts";
import type { Settings } from "../settings/settings.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import { cannotOpen, createPaymentBatchRecords } from "./createPaymentBatchRecords.ts";
import { type CreatePaymentRunnerParameters, createPaymentRunner } from "./createPaymentRunner.ts";
import {
  begunOf,
  countsOf,
  isSameBatch,
  newBatchRecord,
  type PaymentBatchRecord,
  type StopReason,
  totalsOf,
  writeBatch,
  writeSummary,
} from "./PaymentBatchRecord.ts";
import { type CreateBatchParameters, resolveLines } from "./resolveLines.ts";

export interface CreatePaymentBatchesParameters
  extends Settings,
    Omit<CreatePaymentRunnerParameters, "records" | "drain" | keyof Settings> {
  readonly upstream: Pick<Upstream, "send">;
  readonly drain: Drain;
}

export interface FindBatchParameters {
  readonly id: string;
  readonly access: Access;
}

/** Withdrawals that the proxy submits one after another. */
export interface PaymentBatches {
  /** Stores a batch and begins it. Resolves to the stored batch if the request is repeated. */
  create(parameters: CreateBatchParameters): Promise<PaymentBatch>;
  /** The batches that a person may see, newest first. */
  list(parameters: { readonly access: Access; readonly limit: number }): Promise<PaymentBatchSummary[]>;
  /** Throws `NOT_FOUND` if the person may not see it. */
  get(parameters: FindBatchParameters): Promise<PaymentBatch>;
  /**
   * Cancels the lines of a batch that were not sent. An ID without a batch is occupied, so that none can be created with it.
   * Throws `NOT_FOUND` if the person may not see the batch.
   */
  stop(parameters: FindBatchParameters & { readonly correlationId: string }): Promise<PaymentBatch>;
  /** Stops the batches that a person has created. Tries again until the store has it. */
  stopAllOf(subject: string): void;
  /** Encrypts them with the first store key. Resolves to whether all of them are. Rejects with a `StoreError`. */
  reseal(): Promise<boolean>;
  close(): void;
}

// As for approvals: another process continues after a crash within 15 seconds.
const SWEEP_MS = 3_000;
/** Batches of one person. Without this limit, somebody could fill the store. */
export const BATCHES_PER_HOUR = 60;
/** Running batches of one person. Each is continued at the same time, and approvers have to see the lines of others. */
const RUNNING_PER_PERSON = 20;
const RUNNING_MAX = 1_000;
const LINES_MAX = 1_000;

/** Creates the payment batches of a proxy, and continues interrupted ones. */
export function createPaymentBatches(parameters: CreatePaymentBatchesParameters): PaymentBatches {
  const { store, storeKeys, approvals, recorder, upstream, drain, schedule, logger, now } = parameters;
  const records = createPaymentBatchRecords(parameters);
  const runner = createPaymentRunner({ ...parameters, records });
  const limit = createLimit({ now, window: 3_600_000, maximum: BATCHES_PER_HOUR });
  let isClosed = false;
  let cancel = storesChanges(parameters) ? schedule(() => void start(), 0, true) : undefined;

  async function start(): Promise<void> {
    // A former key, which the host wants to remove.
    if ((storeKeys?.length ?? 0) > 1)
      await catchAndLog("encrypting the payment batches with the first store key", logger, records.reseal);
    await sweep();
  }

  async function sweep(): Promise<void> {
    try {
      for (const { id } of await store.readPaymentBatches({ status: "running", limit: RUNNING_MAX })) continueLater(id);
    } catch (error) {
      // The host closes the store after the proxy.
      if (!isClosed) logger.warn({ reason: errorCodeOf(error) }, "the payment batches could not be read");
    }
    if (!isClosed) cancel = schedule(() => void sweep(), SWEEP_MS, true);
  }

  function continueLater(id: string): void {
    void catchAndLog("running a payment batch", logger, () => runner.run(id));
  }

  async function read(record: PaymentBatchRecord): Promise<PaymentBatch> {
    const { id: batch_id } = record;
    const lines = await records.linesOf(batch_id);
    const begun = begunOf(countsOf(batch_id, await store.countPaymentLines([batch_id])));
    const opened = await approvals.records.list({ batch_id, limit: LINES_MAX });
    // A line that cannot be decrypted must not look as if it had not been sent.
    if (opened.length < begun) throw cannotOpen();
    return writeBatch(record, lines, opened);
  }

  /** Throws `NOT_FOUND` if there is no batch, or the person may not see it. */
  function checkSeen(record: PaymentBatchRecord | undefined, access: Access): PaymentBatchRecord {
    if (record && (record.subject === access.subject || seesAll(access))) return record;
    throw new HttpError({
      code: "NOT_FOUND",
      message: "There is no payment batch with this ID, or you may not see it.",
    });
  }

  /** Resolves to the batch of an earlier request. Throws `CONFLICT` if it is another one. */
  async function recall(id: string, { input, access }: CreateBatchParameters): Promise<PaymentBatch | undefined> {
    const record = await records.find(id);
    if (!record) return undefined;
    if (record.subject === access.subject && isSameBatch(record, await records.linesOf(id), input)) return read(record);
    throw new HttpError({
      code: "CONFLICT",
      message: "Another payment batch has this ID. Use a new ID for a new batch.",
    });
  }

  function countBatch(subject: string): void {
    const seconds = limit.take(subject);
    if (seconds === undefined) return;
    const headers = { "retry-after": String(seconds) };
    throw new HttpError({ code: "TOO_MANY_REQUESTS", message: TOO_MANY, headers });
  }

  async function insert(id: string, request: CreateBatchParameters): Promise<PaymentBatch> {
    const { input, access, correlationId } = request;
    const { subject } = access;
    const running = await records.list({ subject, status: "running", limit: RUNNING_PER_PERSON });
    if (running.length >= RUNNING_PER_PERSON)
      throw new HttpError({ code: "TOO_MANY_REQUESTS", message: TOO_MANY_RUNNING });
    countBatch(subject);
    const lines = await resolveLines({ ...request, upstream });
    const made = { id, name: input.name ?? null, access, correlation_id: correlationId, time: now() };
    const record = newBatchRecord({ ...made, line_count: lines.length, totals: totalsOf(lines) });
    const entry = entryOf("createPaymentBatch", record, access, correlationId);
    await recorder.record({ ...entry, outcome: "begun" });
    const isInserted = await records.insert(record, lines);
    await recorder.recordOrLog({ ...entry, outcome: isInserted ? "ok" : "CONFLICT" });
    // The same request arrived twice at once, so the other one is stored.
    if (!isInserted) return (await recall(id, request)) ?? read(record);
    continueLater(id);
    return writeBatch(record, lines, []);
  }

  /**
   * Stores a stopped batch without lines, so that a delayed request cannot create one with its ID. The page gives up a batch
   * this way. Resolves to `undefined` if the person may not create a batch, or it has arrived.
   */
  async function occupy(id: string, access: Access, correlationId: string) {
    if (!access.granted.has(LINE_SCOPE)) return undefined;
    const made = { id, name: null, access, correlation_id: correlationId, time: now() };
    const record = newBatchRecord({ ...made, line_count: 0, stop: STOPPED });
    countBatch(access.subject);
    if (!(await records.insert(record, []))) return undefined;
    await recorder.recordOrLog({ ...entryOf("stopPaymentBatch", record, access, correlationId), outcome: "ok" });
    return record;
  }

  /** Stores that no further line begins, then cancels what was not sent. */
  async function end(record: PaymentBatchRecord, stop: StopReason): Promise<PaymentBatchRecord> {
    let current: PaymentBatchRecord | undefined = record;
    while (current?.status === "running") {
      const stopped: PaymentBatchRecord | undefined = current.stop ? current : await records.change(current, { stop });
      if (stopped) return runner.endStopped(stopped);
      current = await records.find(record.id);
    }
    return current ?? record;
  }

  return {
    async create(request) {
      const id = request.input.batch_id.toLowerCase();
      return drain.track("createPaymentBatch", async () => (await recall(id, request)) ?? insert(id, request));
    },
    async list({ access, limit: maximum }) {
      const own = seesAll(access) ? {} : { subject: access.subject };
      // Older running ones stay in the list, and IDs that were only occupied displace none.
      const first = await records.list({ ...own, status: "running", limit: maximum });
      const others = (await records.list({ ...own, limit: maximum })).filter(({ line_count }) => line_count > 0);
      const found = mergeNewest({ first, others, limit: maximum });
      const counts = await store.countPaymentLines(found.map(({ id }) => id));
      return found.map((record) => writeSummary(record, countsOf(record.id, counts)));
    },
    get: async ({ id, access }) => read(checkSeen(await records.find(id.toLowerCase()), access)),
    stop: ({ id: given, access, correlationId }) =>
      drain.track("stopPaymentBatch", async () => {
        const id = given.toLowerCase();
        const known = (await records.find(id)) ?? (await occupy(id, access, correlationId));
        // The batch may have arrived meanwhile.
        const record = checkSeen(known ?? (await records.find(id)), access);
        if (record.status !== "running") return read(record);
        const entry = entryOf("stopPaymentBatch", record, access, correlationId);
        await recorder.record({ ...entry, outcome: "begun" });
        const ended = await end(record, STOPPED);
        await recorder.recordOrLog({ ...entry, outcome: "ok" });
        return read(ended);
      }),
    stopAllOf(subject) {
      const revokedAt = now();
      retryUntilDone({
        name: "stopping the payment batches of a revoked user",
        logger,
        schedule,
        isOver: () => drain.isClosing,
        run: () =>
          drain.track("revoke", async () => {
            const stop = { code: "GRANT_MISSING", message: "The person who created the batch lost their access." };
            const running = await records.list({ subject, status: "running", limit: RUNNING_MAX });
            const own = running.filter(({ created_at }) => created_at <= revokedAt);
            // No further line of any batch begins while those of another are cancelled.
            for (const record of own) if (!record.stop) await records.change(record, { stop });
            for (const record of own) {
              await end(record, stop);
              const entry = entryOf("stopPaymentBatch", record, record, record.correlation_id);
              await recorder.recordOrLog({ ...entry, outcome: "ok", reason: "revoked" });
            }
          }),
      });
    },
    reseal: records.reseal,
    close() {
      isClosed = true;
      cancel?.();
    },
  };
}

const STOPPED: StopReason = { code: "STOPPED", message: "The payment batch was stopped." };
const TOO_MANY = `You created ${BATCHES_PER_HOUR} payment batches in one hour. Try again later.`;
const TOO_MANY_RUNNING = `${RUNNING_PER_PERSON} of your payment batches are running. Stop one of them, or wait until one has ended.`;

/** Whether a person sees the batches of others. */
function seesAll(access: Access): boolean {
  return decidableScopes(access).includes(LINE_SCOPE);
}

function entryOf(
  action: "createPaymentBatch" | "stopPaymentBatch",
  { id }: PaymentBatchRecord,
  { subject }: { readonly subject: string },
  correlation_id: string,
) {
  return { subject, correlation_id, action, resource: `paymentBatches/${id}`, identifiers: { batch_id: id } };
}
