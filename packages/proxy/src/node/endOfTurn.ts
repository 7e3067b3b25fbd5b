let turn: Promise<void> | undefined;

/**
 * Resolves at the end of this event loop turn, after all socket reads. Waiting work then runs together, with warm CPU
 * caches.
 *
 * All callers share one promise. A list of callbacks would lose the `AsyncLocalStorage` of each caller.
 */
export function endOfTurn(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
}
