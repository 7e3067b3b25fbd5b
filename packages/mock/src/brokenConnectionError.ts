/** What a caller gets where a fault breaks the connection, as `fetch` would throw it. Adapters break theirs. */
export class BrokenConnectionError extends TypeError {
  constructor() {
    super("fetch failed: the emulator plays a broken connection");
  }
}
