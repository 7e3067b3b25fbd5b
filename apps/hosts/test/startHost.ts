import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { type MockServer, startMockServer } from "@partner-kit/mock/node";
import { cleanEnvironment } from "./exec.ts";
import type { Host } from "./hosts.ts";

export interface StartedHost {
  readonly origin: string;
  readonly pid: number;
  /** The emulated service. It delivers its events to the host. */
  readonly emulator: MockServer;
  /** The SQLite file of the proxy. */
  readonly storePath: string;
  /** Returns what the host has printed. */
  output(): string;
  /** Sends SIGTERM and resolves with the exit code. Kills the host after 10 seconds. */
  stop(): Promise<number | null>;
}

/** Starts an emulated service and a host that uses it. */
export async function startHost(folder: string, { name, start, variables }: Host): Promise<StartedHost> {
  const emulator = await startMockServer({ port: 0, deliverToLocal: true });
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const storePath = join(folder, name, "partner-kit.db");
  const child = spawn(process.execPath, start, {
    cwd: join(folder, name),
    env: {
      ...cleanEnvironment(),
      ...variables,
      NODE_ENV: "production",
      PORT: String(port),
      HOST_SESSION_KEY: "a key of the test",
      PARTNER_KIT_BASE_URL: emulator.url,
      PARTNER_KIT_API_KEY: emulator.service.keys.default,
      PARTNER_KIT_STORE: storePath,
      PARTNER_KIT_WEBHOOK_SECRETS: await subscribe(emulator, `${origin}/partner-kit/kit/webhook`),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const ended = once(child, "exit").then(([code]) => (typeof code === "number" ? code : null));
  await waitUntilReady(origin, () => {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${output}`);
  });
  return {
    origin,
    pid: child.pid ?? 0,
    emulator,
    storePath,
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      const insist = setTimeout(() => child.kill("SIGKILL"), 10_000);
      const code = await ended;
      clearTimeout(insist);
      await emulator.close();
      return code;
    },
  };
}

/** Creates a webhook endpoint for deposits and returns its signing secret. */
async function subscribe({ url, service }: MockServer, receiver: string): Promise<string> {
  const response = await fetch(`${url}/partner/webhooks`, {
    method: "POST",
    headers: { "x-api-key": service.keys.webhooks, "content-type": "application/json" },
    body: JSON.stringify({ url: receiver, description: "Host", enabled: true, event_types: ["deposit.success"] }),
  });
  const { data } = (await response.json()) as { readonly data: { readonly secret: string } };
  return data.secret;
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

async function waitUntilReady(origin: string, check: () => void): Promise<void> {
  for (;;) {
    check();
    const isReady = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
