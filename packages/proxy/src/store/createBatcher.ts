import { StoreError } from "./StoreError.ts";

export interface CreateBatcherParameters<TItem, TResult> {
  /** Does the work for all items at once. */
  readonly run: (items: readonly TItem[]) => Promise<TResult>;
  /** When to begin after the first item came, so that those that come at the same time join it. */
  readonly defer: (begin: () => void) => void;
  /** Items of one call at most. Default 256. */
  readonly limit?: number | undefined;
  /** Calls that may wait for the one that runs; what comes beyond is refused. Default 64. */
  readonly backlog?: number | undefined;
}

interface Batch<TItem, TResult> {
  readonly items: TItem[];
  readonly done: Promise<TResult>;
  readonly settle: (result: Promise<TResult>) => void;
}

/**
 * Makes one call of many: who comes while a call runs goes into the next. So any number of callers share a commit, and
 * nobody waits for a timer. Those who share a call are given the same promise of its result: one for each would cost
 * them as much as their part of the call.
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
      // A caller that waits for a store that hangs gets an error, but its item would stay.
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
