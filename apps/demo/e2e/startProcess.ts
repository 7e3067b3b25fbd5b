import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface StartProcessParameters {
  /** Path of the script, relative to the repository root. */
  readonly script: string;
  readonly args?: readonly string[] | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
}

export interface StartedProcess {
  /** First line of the output: the parsed JSON, or other text as `line`. */
  readonly ready: Readonly<Record<string, unknown>>;
  /** Returns the output so far, from stdout and stderr. */
  output(): string;
  /** Sends SIGTERM and resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Starts a Node.js script and waits for its first line. If the script exits first, throws an error with its output. */
export async function startProcess({ script, args = [], env = {} }: StartProcessParameters): Promise<StartedProcess> {
  const root = new URL("../../../", import.meta.url);
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = once(child, "exit").then(([code]): number | null => (typeof code === "number" ? code : null));
  const line = new Promise<string>((resolve) => {
    createInterface(child.stdout).on("line", (text) => {
      output += `${text}\n`;
      resolve(text);
    });
  });
  const first = await Promise.race([line, ended]);
  if (typeof first !== "string") throw new Error(`${script} ended with ${first} before it listened:\n${output}`);
  return {
    ready: first.startsWith("{") ? JSON.parse(first) : { line: first },
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
