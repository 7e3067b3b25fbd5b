import { type ChildProcessByStdio, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";

export interface SpawnServerParameters {
  readonly path: string;
  readonly args: readonly string[];
  /** Ends the server. */
  readonly signal: "KILL" | "QUIT";
  readonly options: Omit<SpawnOptions, "stdio">;
}

export interface SpawnedServer {
  /** Standard output and errors. It ends with the server. */
  readonly output: Readable;
  stop(): Promise<void>;
}

// A shell ends the server when its input ends, so a killed test process leaves no server. It closes its own output, so that
// the output ends with the server.
const script = (signal: string): string => `"$@" 2>&1 & exec >&- 2>&-; read -r line; kill -s ${signal} $!; wait $!`;

/** Starts a server that ends with this process, even if this process is killed. */
export function spawnServer({ path, args, signal, options }: SpawnServerParameters): SpawnedServer {
  const shell: ChildProcessByStdio<Writable, Readable, null> = spawn(
    "sh",
    ["-c", script(signal), "sh", path, ...args],
    {
      ...options,
      stdio: ["pipe", "pipe", "ignore"],
    },
  );
  const exit = once(shell, "exit");
  return {
    output: shell.stdout,
    async stop() {
      shell.stdin.end();
      await exit;
    },
  };
}
