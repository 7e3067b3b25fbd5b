/** A value, or the promise of one. */
export type Soon<TValue> = TValue | Promise<TValue>;

/** Goes on with a value: at once where it is there, so that a kept answer waits for no promise. */
export function after<TValue, TResult>(
  soon: TValue | PromiseLike<TValue>,
  goOn: (value: TValue) => Soon<TResult>,
): Soon<TResult> {
  return isPending(soon) ? Promise.resolve(soon).then(goOn) : goOn(soon);
}

function isPending<TValue>(soon: TValue | PromiseLike<TValue>): soon is PromiseLike<TValue> {
  return typeof soon === "object" && soon !== null && "then" in soon;
}
