let underWay = 0;

/**
 * Counts pending operations of Web Crypto, which the proxy's audit chain and response tags wait for. They run in threads,
 * which neither fake timers nor turns of the event loop advance.
 */
export function watchCryptoWork(): void {
  const { subtle } = globalThis.crypto;
  for (const name of ["digest", "sign", "verify", "importKey", "encrypt", "decrypt"] as const) {
    const work = subtle[name];
    Object.defineProperty(subtle, name, {
      configurable: true,
      value: async (...parameters: unknown[]): Promise<unknown> => {
        underWay += 1;
        try {
          return await Reflect.apply(work, subtle, parameters);
        } finally {
          underWay -= 1;
        }
      },
    });
  }
}

/** Whether operations are pending. */
export function hasCryptoWork(): boolean {
  return underWay > 0;
}
