let turn: Promise<void> | undefined;

/**
 * Resolves at the end of this turn of the event loop, when all that its sockets brought was read. What waits for it runs
 * together. By itself, each would find the processor's caches taken by the reading and writing of other sockets.
 *
 * One promise for all, and no list of functions to call: what awaits a promise stays in its own `AsyncLocalStorage`.
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
