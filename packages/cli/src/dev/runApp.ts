import { spawn } from "node:child_process";
import { constants } from "node:os";
import { UsageError } from "../Command.ts";
import { type AppCommand, pathWithBins } from "./readAppCommand.ts";
import { stopProcess } from "./startServer.ts";

export interface RunAppParameters {
  readonly cwd: string;
  readonly app: AppCommand;
  readonly env: NodeJS.ProcessEnv;
  /** Ends the app. */
  readonly signal: AbortSignal;
}

/** Runs the app in this terminal. Resolves to its exit code: 128 plus the number of the signal that ended it. */
export async function runApp({ cwd, app, env, signal }: RunAppParameters): Promise<number> {
  // The terminal sends Ctrl-C to the app too. Without a terminal, the app gets a group that can be ended as a whole.
  const group = !process.stdin.isTTY && process.platform !== "win32";
  const child = spawn(app.command, [...app.args], {
    cwd,
    env: { ...env, PATH: pathWithBins(cwd, env["PATH"]) },
    stdio: "inherit",
    shell: app.isScript || process.platform === "win32",
    detached: group,
  });
  const stop = (): void => void stopProcess(child, { group });
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  return new Promise((resolve, reject) => {
    child.once("error", (error) =>
      reject(new UsageError(`"${app.command}" could not be started: ${error.message}`, { cause: error })),
    );
    child.once("close", (code, name) => resolve(code ?? 128 + (name === null ? 0 : constants.signals[name])));
  });
}
