import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keepSecret, recordLog, watchAddress } from "./leakRecord.ts";

export interface Cli {
  /** URL of the proxy's mount. */
  readonly url: string;
  /** URL of the mount on the receiver's listener. `undefined` without one. */
  readonly receiver: string | undefined;
  /** Its stdout and stderr so far. */
  output(): string;
  /** Sends a signal and resolves to the exit code. `null` if it was killed. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
}

interface ReadyLine {
  readonly listening: string;
  readonly receiver?: string | undefined;
}

export interface StartCliParameters {
  readonly variables: Readonly<Record<string, string>>;
  /** Maximum bytes of a file that it writes. Default: no limit. */
  readonly maxFileBytes?: number | undefined;
}

export const API_KEY = "key-0123456789abcdef";

const script = fileURLToPath(new URL("../src/node/cli.ts", import.meta.url));

/** Starts the proxy as a process. Resolves when it listens. */
export async function startCli({ variables, maxFileBytes }: StartCliParameters): Promise<Cli> {
  for (const secret of [API_KEY, variables["PARTNER_KIT_WEBHOOK_SECRETS"], variables["PARTNER_KIT_STORE_KEY"]])
    if (secret !== undefined) keepSecret(secret);
  const node = [process.execPath, "--conditions=@partner-kit/source", script];
  // The shell's unit is 512 bytes.
  const limit = maxFileBytes === undefined ? "" : `ulimit -f ${Math.floor(maxFileBytes / 512)}; `;
  const child = spawn("sh", ["-c", `${limit}exec "$@"`, "sh", ...node], {
    env: {
      PARTNER_KIT_BASE_URL: "http://127.0.0.1:9/v1",
      PARTNER_KIT_API_KEY: API_KEY,
      PARTNER_KIT_AUTHORIZE: "allow-local",
      PARTNER_KIT_UNSAFE: "http-base-url,allow-local,memory-store,unkeyed-audit",
      PARTNER_KIT_PORT: "0",
      NODE_COMPILE_CACHE: join(tmpdir(), "partner-kit-compile-cache"),
      ...variables,
    },
  });
  const exit = once(child, "exit");
  let output = "";
  const { listening: url, receiver } = await new Promise<ReadyLine>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
        recordLog(chunk);
        const [line] = /^\{"listening":.*\}$/m.exec(output) ?? [];
        if (line !== undefined) resolve(JSON.parse(line));
      });
    }
    child.once("close", () => reject(new Error(`The proxy did not start: ${output}`)));
  });
  watchAddress(url);
  if (receiver !== undefined) watchAddress(receiver);
  return {
    url,
    receiver,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}
