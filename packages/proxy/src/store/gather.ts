export interface GatherParameters<TItem, TResult> {
  /** Does the work for all items at once; results in the order of the items. */
  readonly run: (items: readonly TItem[]) => Promise<readonly TResult[]>;
  /** When to begin after the first item came, so that those that come at the same time join it. */
  readonly defer: (begin: () => void) => void;
  /** Items of one call at most. Default 256. */
  readonly limit?: number | undefined;
}

/**
 * Makes one call of many: who comes while a call runs goes into the next. So any number of callers share a commit, and
 * nobody waits for a timer.
 */
export function gather<TItem, TResult>({
  run,
  defer,
  limit = 256,
}: GatherParameters<TItem, TResult>): (item: TItem) => Promise<TResult> {
  interface Waiting {
    readonly item: TItem;
    readonly resolve: (result: TResult) => void;
    readonly reject: (reason: unknown) => void;
  }
  const waiting: Waiting[] = [];
  let isBusy = false;

  function begin(): void {
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    defer(() => void flush());
  }

  async function flush(): Promise<void> {
    const batch = waiting.splice(0, limit);
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    isBusy = false;
    begin();
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      begin();
    });
}
