import { ignore, type Logger } from "../monitoring/logger.ts";

/** From the most to the fewest messages. */
export const logLevels = ["debug", "info", "warn", "error"] as const;

export type LogLevel = (typeof logLevels)[number];

export interface CreateJsonLoggerParameters {
  readonly write: (line: string) => void;
  /** Redacted in every message, because other packages' error messages can contain them. */
  readonly secrets: readonly string[];
  readonly now?: (() => number) | undefined;
  /** Lowest level that is written. Default `info`. */
  readonly level?: LogLevel | undefined;
}

/** Creates a logger that writes JSON lines. */
export function createJsonLogger({
  write,
  secrets,
  now = Date.now,
  level: least = "info",
}: CreateJsonLoggerParameters): Logger {
  const at = (level: LogLevel): Logger[LogLevel] => {
    if (logLevels.indexOf(level) < logLevels.indexOf(least)) return ignore;
    return (fields, message) => {
      const entry = { time: new Date(now()).toISOString(), level, message, ...fields };
      let line = JSON.stringify(entry, (_, value: unknown) => (value instanceof Error ? describe(value) : value));
      for (const secret of secrets) line = line.replaceAll(JSON.stringify(secret).slice(1, -1), "[key]");
      write(`${line}\n`);
    };
  };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

function describe({ name, message, stack, ...own }: Error & { readonly code?: unknown }): object {
  return { name, code: own.code, message, stack };
}
