import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface StoreProcess {
  /** Starts a task on the store at a path or URL. */
  run(parameters: { at: string; task: "open" | "append" | "lease"; argument?: string | undefined }): void;
  /** Its output lines. */
  readonly lines: AsyncIterableIterator<string>;
  kill(): void;
  /** Its exit code. `null` if it was killed. */
  readonly exit: Promise<number | null>;
}

/** Starts a process with a store. Resolves when it is loaded. */
export async function startStoreProcess(): Promise<StoreProcess> {
  const script = fileURLToPath(new URL("storeProcess.ts", import.meta.url));
  const child = spawn(process.execPath, ["--conditions=@partner-kit/source", script], {
    // Halves the start time, because some tests start many processes.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "partner-kit-compile-cache") },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  await lines.next();
  return {
    run(parameters) {
      child.stdin.write(`${JSON.stringify({ argument: "", ...parameters })}\n`);
    },
    lines,
    kill: () => void child.kill("SIGKILL"),
    exit: exitCode(child),
  };
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, "exit");
  return code;
}
