/** The error of `fetch` if a fault breaks the connection. Adapters close their connection instead. */
export class BrokenConnectionError extends TypeError {
  constructor() {
    super("fetch failed: a fault of the emulator broke the connection");
  }
}
