import { HttpError } from "../http/HttpError.ts";
import { openEach, openSealed } from "../keyService/openSealed.ts";
import type { Settings } from "../settings/settings.ts";
import type { ReadPaymentBatchesParameters, StoredPaymentBatch } from "../store/PaymentBatchStore.ts";
import type { PaymentBatchRecord, RequestedLine } from "./PaymentBatchRecord.ts";

/** Payment batches in the store. The store's copy of each is encrypted and cannot be changed undetected. */
export interface PaymentBatchRecords {
  /** Resolves to `false` if a batch with this ID is stored. */
  insert(record: PaymentBatchRecord, lines: readonly RequestedLine[]): Promise<boolean>;
  /** Changes a record. Resolves to the new record, or `undefined` if it changed in the meantime. */
  change(record: PaymentBatchRecord, changes: Partial<PaymentBatchRecord>): Promise<PaymentBatchRecord | undefined>;
  /** Throws an `HttpError` if it cannot be decrypted, or the key service fails. */
  find(id: string): Promise<PaymentBatchRecord | undefined>;
  /** Throws an `HttpError` if they cannot be decrypted, or the key service fails. */
  linesOf(id: string): Promise<readonly RequestedLine[]>;
  /** Newest first. Omits records that cannot be decrypted. Throws an `HttpError` if the key service fails. */
  list(parameters: ReadPaymentBatchesParameters): Promise<readonly PaymentBatchRecord[]>;
  /** Encrypts each batch with the first store key. Resolves to whether all of them are. Rejects with a `StoreError`. */
  reseal(): Promise<boolean>;
}

const PAGE = 100;
const CANNOT_OPEN =
  "A stored payment batch cannot be decrypted: its store key was removed, or it was changed in the store. Add the former key to `storeKeys`.";

/** Creates the access to stored payment batches. */
export function createPaymentBatchRecords(
  parameters: Pick<Settings, "store" | "secretBox" | "logger">,
): PaymentBatchRecords {
  const { store, secretBox: box, logger } = parameters;
  const logged = new Set<string>();

  async function seal(record: PaymentBatchRecord): Promise<StoredPaymentBatch> {
    const { id, revision, created_at, subject, status } = record;
    const sealed = await secretBox().seal({ text: JSON.stringify(record), label: labelOf(record) });
    return { id, revision, created_at, subject, status, sealed };
  }

  function sealLines(id: string, lines: readonly RequestedLine[]): Promise<Uint8Array> {
    return secretBox().seal({ text: JSON.stringify(lines), label: linesLabel(id) });
  }

  function secretBox(): NonNullable<Settings["secretBox"]> {
    if (!box) throw new Error("Payment batches need a store key.");
    return box;
  }

  async function open(stored: StoredPaymentBatch): Promise<PaymentBatchRecord | undefined> {
    const { id, sealed, status, subject } = stored;
    try {
      // Generic boundary: `seal` wrote it.
      const record = JSON.parse(
        await openSealed(secretBox(), { sealed, label: labelOf(stored) }),
      ) as PaymentBatchRecord;
      // A status that was changed in the store must not count.
      if (record.status !== status || record.subject !== subject)
        throw new Error("The columns of a batch were changed.");
      return record;
    } catch (error) {
      if (error instanceof HttpError) throw error;
      if (!logged.has(id)) logger.error({ batch_id: id }, CANNOT_OPEN);
      logged.add(id);
      return undefined;
    }
  }

  async function change(
    record: PaymentBatchRecord,
    changes: Partial<PaymentBatchRecord>,
    lines?: Uint8Array,
  ): Promise<PaymentBatchRecord | undefined> {
    const next = { ...record, ...changes, revision: record.revision + 1 };
    return (await store.replacePaymentBatch(await seal(next), lines)) ? next : undefined;
  }

  async function linesOf(id: string): Promise<readonly RequestedLine[]> {
    const sealed = (await store.readPaymentLines(id)) ?? new Uint8Array();
    try {
      // Generic boundary: `sealLines` wrote it.
      return JSON.parse(await openSealed(secretBox(), { sealed, label: linesLabel(id) })) as readonly RequestedLine[];
    } catch (error) {
      throw error instanceof HttpError ? error : cannotOpen();
    }
  }

  async function* readAll(): AsyncGenerator<StoredPaymentBatch> {
    let page: readonly StoredPaymentBatch[] = [];
    do {
      page = await store.readPaymentBatches({ after: page.at(-1), limit: PAGE });
      yield* page;
    } while (page.length === PAGE);
  }

  async function isCurrent(stored: StoredPaymentBatch): Promise<boolean> {
    const lines = await store.readPaymentLines(stored.id);
    if (!lines) return true;
    return (
      (await secretBox().isCurrent({ sealed: stored.sealed, label: labelOf(stored) })) &&
      secretBox().isCurrent({ sealed: lines, label: linesLabel(stored.id) })
    );
  }

  return {
    change,
    linesOf,
    insert: async (record, lines) => store.insertPaymentBatch(await seal(record), await sealLines(record.id, lines)),
    async find(id) {
      const [stored] = await store.readPaymentBatches({ id, limit: 1 });
      if (!stored) return undefined;
      const record = await open(stored);
      if (record) return record;
      throw cannotOpen();
    },
    async list(read) {
      if (!box) return [];
      return openEach(await store.readPaymentBatches(read), open);
    },
    async reseal() {
      if (!box) return true;
      logged.clear();
      for await (const stored of readAll()) {
        const record = (await isCurrent(stored)) ? undefined : await open(stored);
        const lines = record && (await linesOf(record.id).catch(() => undefined));
        if (lines) await change(record, {}, await sealLines(record.id, lines));
      }
      // Read again, because other writers may have sealed some.
      for await (const stored of readAll()) if (!(await isCurrent(stored))) return false;
      return true;
    },
  };
}

/** The error for a payment batch that cannot be read. */
export function cannotOpen(): HttpError {
  const message = "This payment batch cannot be decrypted. The proxy's log has the reason.";
  return new HttpError({ code: "STORE_UNAVAILABLE", message });
}

/** The revision is part of it, so that an older copy cannot replace a newer one. */
function labelOf({ id, revision }: Pick<StoredPaymentBatch, "id" | "revision">): string {
  return `payment batch ${id} ${revision}`;
}

function linesLabel(id: string): string {
  return `payment lines ${id}`;
}
