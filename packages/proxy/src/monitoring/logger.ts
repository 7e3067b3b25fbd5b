/** Log destination of the proxy. A pino logger fits. Fields never contain the key, a body or a query. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A logger that discards everything. */
export const silentLogger: Logger = { debug: ignore, info: ignore, warn: ignore, error: ignore };

export function ignore(): void {
  // Intentionally empty.
}
