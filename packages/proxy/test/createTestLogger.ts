import type { Logger } from "../src/monitoring/logger.ts";

export interface TestLogger extends Logger {
  readonly entries: readonly { readonly level: string; readonly fields: object; readonly message: string }[];
  /** The log as text. */
  text(): string;
}

export function createTestLogger(): TestLogger {
  const entries: { level: string; fields: object; message: string }[] = [];
  const write = (entry: unknown) =>
    JSON.stringify(entry, (_, value: unknown) => (value instanceof Error ? `${value.stack}` : value));
  const at = (level: string) => (fields: object, message: string) => {
    entries.push({ level, fields, message });
  };
  return {
    entries,
    text: () => write(entries),
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
  };
}
