import { catchAndLog } from "../monitoring/catchAndLog.ts";
import type { Alarms } from "../monitoring/createAlarms.ts";
import { errorCodeOf } from "../monitoring/describeError.ts";
import type { Settings } from "../settings/settings.ts";
import type { AuditEntry, AuditRecord } from "../store/Store.ts";
import type { AuditCheckpoints } from "./createAuditCheckpoints.ts";

export interface CreateAuditRecorderParameters
  extends Pick<Settings, "store" | "auditKey" | "onAudit" | "now" | "logger"> {
  readonly checkpoints: Pick<AuditCheckpoints, "note">;
  readonly alarms: Pick<Alarms, "raise">;
}

/** Writes entries to the audit log. */
export interface AuditRecorder {
  record(entry: Omit<AuditEntry, "time">): Promise<AuditRecord>;
  /**
   * Records what already happened. If the store fails, the log has the entry instead: the caller must not get an error.
   */
  recordOrLog(entry: Omit<AuditEntry, "time">): Promise<void>;
  /** Watches a request until `end`, and says whether an entry with its correlation ID was written. */
  watch(correlationId: string): { hasEntry(): boolean; end(): void };
}

/** Creates the recorder of a proxy. */
export function createAuditRecorder(parameters: CreateAuditRecorderParameters): AuditRecorder {
  const { store, checkpoints, alarms, auditKey, onAudit, now, logger } = parameters;

  const watched = new Map<string, boolean>();

  async function record(entry: Omit<AuditEntry, "time">): Promise<AuditRecord> {
    const { correlation_id: id } = entry;
    if (typeof id === "string" && watched.has(id)) watched.set(id, true);
    const written = await store.appendAudit({ ...entry, time: now() }, auditKey);
    checkpoints.note(written);
    if (onAudit) void catchAndLog("onAudit", logger, () => onAudit(written));
    return written;
  }

  return {
    record,
    watch(correlationId) {
      watched.set(correlationId, false);
      return {
        hasEntry: () => watched.get(correlationId) === true,
        end: () => void watched.delete(correlationId),
      };
    },
    async recordOrLog(entry) {
      await record(entry).catch((error: unknown) => {
        const { correlation_id: correlationId, reason: refusedFor, ...rest } = entry;
        logger.error(
          { ...rest, refusedFor, correlationId, reason: errorCodeOf(error) },
          "an audit entry could not be stored",
        );
        alarms.raise("audit_incomplete", {}, "An audit entry could not be stored. The log has it instead.");
      });
    },
  };
}
