import { ignore, type Logger } from "../monitoring/logger.ts";

/** From the most to the least. */
export const logLevels = ["debug", "info", "warn", "error"] as const;

export type LogLevel = (typeof logLevels)[number];

export interface CreateJsonLoggerParameters {
  readonly write: (line: string) => void;
  /** Blotted out wherever they occur, should one ever get into a message of somebody else's code. */
  readonly secrets: readonly string[];
  readonly now?: (() => number) | undefined;
  /** The least level that is written. Default `info`. */
  readonly level?: LogLevel | undefined;
}

/** Makes a logger that writes lines of JSON. */
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
