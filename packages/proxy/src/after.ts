/** A value, or the promise of one. */
export type Soon<TValue> = TValue | Promise<TValue>;

/**
 * Goes on with a value: at once where it is there, so that a kept answer waits for no promise. Where the promise of one
 * is rejected, `fail` takes the place of `goOn`.
 */
export function after<TValue, TResult>(
  soon: TValue | PromiseLike<TValue>,
  goOn: (value: TValue) => Soon<TResult>,
  fail?: (reason: unknown) => TResult,
): Soon<TResult> {
  return isPending(soon) ? Promise.resolve(soon).then(goOn, fail) : goOn(soon);
}

function isPending<TValue>(soon: TValue | PromiseLike<TValue>): soon is PromiseLike<TValue> {
  return typeof soon === "object" && soon !== null && "then" in soon;
}
