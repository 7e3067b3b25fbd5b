/**
 * Runs a task, waits for the milliseconds that it resolves to, and runs it again, or ends if it resolves to `undefined`. Returns a
 * function that stops. The task must not reject.
 */
export function repeat(task: (signal: AbortSignal) => Promise<number | undefined>): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    const delay = await task(controller.signal);
    if (delay !== undefined && !controller.signal.aborted) timer = setTimeout(() => void run(), delay);
  }

  void run();
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}
