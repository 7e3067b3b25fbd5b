import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface StoreProcess {
  /** Sets it to work on the store at a path or address. */
  run(parameters: { at: string; task: "open" | "append" | "lease"; argument?: string | undefined }): void;
  /** What it says, line by line, up to its end. */
  readonly lines: AsyncIterableIterator<string>;
  kill(): void;
  /** Its exit code; `null` where it was killed. */
  readonly exit: Promise<number | null>;
}

/** Starts a process with a store; it is loaded when this resolves. */
export async function startStoreProcess(): Promise<StoreProcess> {
  const script = fileURLToPath(new URL("storeProcess.ts", import.meta.url));
  const child = spawn(process.execPath, ["--conditions=@partner-kit/source", script], {
    // Halves the time of a start, of which some tests need many.
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
