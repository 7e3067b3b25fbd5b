/** One of the things that `partner-kit` does. */
export interface Command {
  /** One line in the list of commands. */
  readonly summary: string;
  /** The text of `partner-kit <command> --help`. */
  readonly help: string;
  /**
   * Resolves to the exit code: an `ExitCode`, or that of a process that the command ran. A `UsageError` ends the process
   * with code 2.
   */
  readonly run: (context: CommandContext) => Promise<number>;
}

export interface CommandContext {
  /** Arguments after the name of the command. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Asks a question that is answered with yes or no. `undefined` without a terminal. */
  readonly confirm?: ((question: string) => Promise<boolean>) | undefined;
}

/** 0: nothing is left to do. 1: something is. 2: the command could not find out or could not run. */
export type ExitCode = 0 | 1 | 2;

/** The person has to call the command differently. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
