let underWay = 0;

/**
 * Counts what the engine's cryptography is working on. It does so in threads of its own, which no clock and no turn of
 * the event loop moves: the proxy's audit chain and the tags of its answers wait for it.
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

/** Whether it is working on something. */
export function hasCryptoWork(): boolean {
  return underWay > 0;
}
