export interface Gate<TValue> {
  readonly promise: Promise<TValue>;
  readonly resolve: (value: TValue) => void;
}

/** A promise that a test resolves, like `Promise.withResolvers`. */
export function createGate<TValue = void>(): Gate<TValue> {
  let resolve: (value: TValue) => void = () => undefined;
  const promise = new Promise<TValue>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
