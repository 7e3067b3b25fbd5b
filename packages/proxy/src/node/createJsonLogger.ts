import type { Logger } from "../logger.ts";

export interface CreateJsonLoggerParameters {
  readonly write: (line: string) => void;
  /** Blotted out wherever they occur, should one ever get into a message of somebody else's code. */
  readonly secrets: readonly string[];
  readonly now?: (() => number) | undefined;
}

/** Makes a logger that writes lines of JSON, from `info` up. */
export function createJsonLogger({ write, secrets, now = Date.now }: CreateJsonLoggerParameters): Logger {
  const at =
    (level: string) =>
    (fields: object, message: string): void => {
      const entry = { time: new Date(now()).toISOString(), level, message, ...fields };
      let line = JSON.stringify(entry, (_, value: unknown) => (value instanceof Error ? describe(value) : value));
      for (const secret of secrets) line = line.replaceAll(JSON.stringify(secret).slice(1, -1), "[key]");
      write(`${line}\n`);
    };
  return { debug: () => undefined, info: at("info"), warn: at("warn"), error: at("error") };
}

function describe({ name, message, stack, ...own }: Error & { readonly code?: unknown }): object {
  return { name, code: own.code, message, stack };
}
