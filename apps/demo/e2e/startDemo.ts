import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OPENING } from "../server/opening.ts";
import { listReceivers } from "../server/receivers.ts";
import type { BackEnd } from "./BackEnd.ts";
import { readKey } from "./readKey.ts";
import { type StartedProcess, startProcess } from "./startProcess.ts";

/** Starts the emulator, the proxy and the page server as `npm start` does, with sign-in and webhook delivery. */
export async function startDemo(): Promise<BackEnd> {
  const [proxyPort, port] = [await freePort(), await freePort()];
  const secret = randomBytes(32).toString("base64url");
  const origin = `http://127.0.0.1:${port}`;
  const receivers = Object.entries(listReceivers({ proxy: `http://127.0.0.1:${proxyPort}`, page: origin })).flatMap(
    ([from, to]) => ["--receiver", `${from}=${to}`],
  );
  const emulator = await startProcess({
    script: "packages/mock/dist/cli.js",
    args: ["--port", "0", "--deliver-to-local", "--scenario", OPENING, ...receivers],
  });
  const emulatorUrl = String(emulator.ready["listening"]);
  const key = readKey(emulator, "webhooks");
  const folder = await mkdtemp(join(tmpdir(), "partner-kit-e2e-"));
  const storeKey = randomBytes(32).toString("base64");
  const keep = async (name: string, secret: string) => {
    await writeFile(join(folder, name), secret, { mode: 0o600 });
    return join(folder, name);
  };
  const signingKeyFile = await keep("signing-key", String(emulator.ready["signingKey"]));
  const withdrawalKeyFile = await keep("withdrawal-key", readKey(emulator, "withdrawals"));
  const startProxy = () =>
    startProcess({
      script: "apps/demo/server/proxy.ts",
      env: {
        PARTNER_KIT_API_KEY: key,
        PARTNER_KIT_SIGNING_KEY_FILE: signingKeyFile,
        PARTNER_KIT_WITHDRAWAL_API_KEY_FILE: withdrawalKeyFile,
        PARTNER_KIT_PORT: String(proxyPort),
        PARTNER_KIT_STORE: join(folder, "proxy.db"),
        PARTNER_KIT_STORE_KEY: storeKey,
        PARTNER_KIT_ALLOWED_ORIGINS: origin,
        HARMATTAN_EMULATOR_URL: emulatorUrl,
        HARMATTAN_SESSION_SECRET: secret,
      },
    });
  let proxy: StartedProcess = await startProxy();
  const server = await startProcess({
    script: "apps/demo/server/server.ts",
    env: {
      PORT: String(port),
      PARTNER_KIT_PROXY_URL: String(proxy.ready["listening"]),
      PARTNER_KIT_STORE: join(folder, "proxy.db"),
      HARMATTAN_EMULATOR_URL: emulatorUrl,
      HARMATTAN_SESSION_SECRET: secret,
    },
  });
  return {
    origin,
    port,
    badge: "Emulated service",
    readKey: async () => key,
    async restart() {
      await proxy.stop();
      proxy = await startProxy();
    },
    // Leaves out the emulator's first line, which contains its keys.
    output: () => [emulator.output().replace(/^.*\n/, ""), proxy.output(), server.output()].join("\n"),
    async stop() {
      for (const process of [server, proxy, emulator]) await process.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const address = server.address();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
