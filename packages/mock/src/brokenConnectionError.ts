/** The error of `fetch` if a fault or a special input breaks the connection. Adapters close their connection instead. */
export class BrokenConnectionError extends TypeError {
  constructor() {
    super("fetch failed: the emulator broke the connection on purpose");
  }
}
