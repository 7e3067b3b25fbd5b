import type { Logger } from "../logger.ts";

export interface CreateJsonLoggerParameters {
  readonly write: (line: string) => void;
  /** Blotted out wherever they occur, should they ever get into a message of somebody else's code. */
  readonly secrets: readonly string[];
  readonly now?: (() => number) | undefined;
}

/** Makes a logger that writes lines of JSON, from `info` up. */
export function createJsonLogger({ write, secrets, now = Date.now }: CreateJsonLoggerParameters): Logger {
  const hidden = secrets.filter((secret) => secret !== "").map((secret) => JSON.stringify(secret).slice(1, -1));
  const at =
    (level: string) =>
    (fields: object, message: string): void => {
      const entry = { time: new Date(now()).toISOString(), level, message, ...fields };
      const line = JSON.stringify(entry, (_, value: unknown) => (value instanceof Error ? describe(value) : value));
      write(`${hidden.reduce((text, secret) => text.replaceAll(secret, "[key]"), line)}\n`);
    };
  return { debug: () => undefined, info: at("info"), warn: at("warn"), error: at("error") };
}

function describe({ name, message, stack }: Error): object {
  return { name, message, stack };
}
