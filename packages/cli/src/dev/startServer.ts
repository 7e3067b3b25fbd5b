import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

export interface StartServerParameters {
  /** Name of the process in messages. */
  readonly name: string;
  /** The script that Node runs, and its arguments. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly printError: (text: string) => void;
  /** Called if the process ends before `stop`. */
  readonly onEnd: (reason: string) => void;
}

export interface Server {
  /** The line of JSON that the process printed when it listened. */
  readonly ready: Readonly<Record<string, unknown>>;
  readonly stop: () => Promise<void>;
}

/** A process whose starter was killed would otherwise run on. */
const endWithStarter = `const starter = process.ppid;
setInterval(() => process.ppid === starter || process.kill(process.pid, "SIGTERM"), 1000).unref();`;

/** Starts a server of partner-kit. Resolves when it listens. Rejects if it ends first. */
export async function startServer({ name, args, env, printError, onEnd }: StartServerParameters): Promise<Server> {
  const preload = `--import=data:text/javascript,${encodeURIComponent(endWithStarter)}`;
  const child = spawn(process.execPath, [preload, ...args], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
    // Ctrl-C reaches every process of the terminal's group. The servers end after the app, which may still need them.
    detached: true,
    windowsHide: true,
  });
  let isStopping = false;
  createInterface(child.stderr).on("line", (line) => printError(`[${name}] ${line}`));
  const ready = await new Promise<Server["ready"]>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      if (line.startsWith('{"listening"')) resolve(JSON.parse(line) as Server["ready"]);
    });
    child.once("error", reject);
    child.once("close", (code, signal) => {
      const reason = `The ${name} ended with ${signal ?? `exit code ${code}`}.`;
      reject(new Error(reason));
      if (!isStopping) onEnd(reason);
    });
  });
  return {
    ready,
    stop() {
      isStopping = true;
      return stopProcess(child);
    },
  };
}

/** Asks a process to end, and kills it after five seconds. `group`: with all processes that it started. */
export async function stopProcess(child: ChildProcess, { group = false } = {}): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const target = group ? -child.pid : child.pid;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(target, "SIGTERM");
  const insist = setTimeout(() => process.kill(target, "SIGKILL"), 5_000);
  await ended;
  clearTimeout(insist);
}
