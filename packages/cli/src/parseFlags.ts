import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageError } from "./Command.ts";

/** Parses the arguments of a command. Throws a `UsageError` that points to its help. */
export function parseFlags<TConfig extends ParseArgsConfig>(
  command: string,
  config: TConfig,
): ReturnType<typeof parseArgs<TConfig>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new UsageError(`${reason}. Run partner-kit ${command} --help for all flags.`, { cause: error });
  }
}
