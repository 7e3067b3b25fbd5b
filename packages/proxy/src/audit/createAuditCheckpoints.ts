import { catchAndLog } from "../monitoring/catchAndLog.ts";
import type { Alarms } from "../monitoring/createAlarms.ts";
import { withDeadline } from "../settings/schedule.ts";
import type { Settings } from "../settings/settings.ts";
import type { AuditCheckpoint, AuditRecord } from "../store/Store.ts";

export interface AuditCheckpoints {
  /** Counts a written record. */
  note(record: AuditRecord): void;
  /** Passes the last record to the host if it was not passed yet, and waits up to 5 seconds for the host. */
  close(): Promise<void>;
}

interface CheckpointSettings
  extends Pick<Settings, "onAuditCheckpoint" | "auditCheckpointEvery" | "schedule" | "logger"> {
  readonly alarms: Alarms;
}

/** Longest time between a record and its checkpoint, in milliseconds. */
const CHECKPOINT_DELAY_MS = 60_000;

/** Milliseconds that closing waits for the host. */
const CLOSE_MS = 5_000;

/**
 * Passes checkpoints of the audit chain to the host: every `auditCheckpointEvery` records, one minute after the first
 * record without a checkpoint, and on close. Stored outside the store, they reveal a cut or rewritten chain.
 */
export function createAuditCheckpoints(settings: CheckpointSettings): AuditCheckpoints {
  const { onAuditCheckpoint, auditCheckpointEvery, schedule, logger, alarms } = settings;
  if (!onAuditCheckpoint) return { note: () => undefined, close: async () => undefined };
  const sendCheckpoint = onAuditCheckpoint;
  let last: AuditCheckpoint | undefined;
  let count = 0;
  let cancel = (): void => undefined;
  /** Host callbacks that are still running. */
  const pending = new Set<Promise<void>>();

  function emit(): void {
    cancel();
    if (count === 0 || !last) return;
    const checkpoint = last;
    count = 0;
    const call = catchAndLog("onAuditCheckpoint", logger, () => send(checkpoint));
    pending.add(call);
    void call.then(() => pending.delete(call));
  }

  async function send(checkpoint: AuditCheckpoint): Promise<void> {
    try {
      await sendCheckpoint(checkpoint);
    } catch (error) {
      alarms.raise("audit_checkpoint_failed", { seq: checkpoint.seq }, "A checkpoint of the audit log was not stored.");
      throw error;
    }
  }

  async function close(): Promise<void> {
    emit();
    if (pending.size === 0) return;
    const message = "onAuditCheckpoint did not finish before the proxy closed";
    const error = (): Error => new Error(message);
    const calls = withDeadline(Promise.all(pending), { schedule, milliseconds: CLOSE_MS, error });
    await calls.catch(() => logger.error({ milliseconds: CLOSE_MS }, message));
  }

  return {
    note({ seq, hash, time }) {
      // Records of one commit can arrive in any order.
      if (!last || seq > last.seq) last = { seq, hash, time };
      count += 1;
      if (count >= auditCheckpointEvery) emit();
      else if (count === 1) cancel = schedule(emit, CHECKPOINT_DELAY_MS, true);
    },
    close,
  };
}
