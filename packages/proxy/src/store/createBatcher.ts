import { StoreError } from "./StoreError.ts";

export interface CreateBatcherParameters<TItem, TResult> {
  /** Processes all items of a batch. */
  readonly run: (items: readonly TItem[]) => Promise<TResult>;
  /** Delays a batch after its first item, so that concurrent items join it. */
  readonly defer: (begin: () => void) => void;
  /** Items per batch. Default 256. */
  readonly limit?: number | undefined;
  /** Batches that may wait for the running one. Further items are refused. Default 64. */
  readonly backlog?: number | undefined;
}

interface Batch<TItem, TResult> {
  readonly items: TItem[];
  readonly done: Promise<TResult>;
  readonly settle: (result: Promise<TResult>) => void;
}

/**
 * Batches items: items that arrive while a batch runs go into the next one. Any number of callers share a commit
 * without waiting for a timer. The callers of a batch share one promise, because a promise per caller would cost as
 * much as its share of the batch.
 */
export function createBatcher<TItem, TResult>({
  run,
  defer,
  limit = 256,
  backlog = 64,
}: CreateBatcherParameters<TItem, TResult>): (item: TItem) => Promise<TResult> {
  const waiting: Batch<TItem, TResult>[] = [];
  let isBusy = false;

  function begin(): void {
    const batch = isBusy ? undefined : waiting[0];
    if (!batch) return;
    isBusy = true;
    defer(() => {
      waiting.shift();
      batch.settle(run(batch.items));
      batch.done.then(end, end);
    });
  }

  function end(): void {
    isBusy = false;
    begin();
  }

  return (item) => {
    let batch = waiting.at(-1);
    if (!batch || batch.items.length >= limit) {
      // A caller of a hanging store times out, but its item would stay in memory.
      if (waiting.length >= backlog) return Promise.reject(new StoreError("unreachable"));
      batch = createBatch();
      waiting.push(batch);
    }
    batch.items.push(item);
    begin();
    return batch.done;
  };
}

function createBatch<TItem, TResult>(): Batch<TItem, TResult> {
  let settle: (result: Promise<TResult>) => void = () => undefined;
  const done = new Promise<TResult>((resolve) => {
    settle = resolve;
  });
  return { items: [], done, settle };
}
