import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMockService } from "@partner-kit/mock";
import { expect, onTestFinished, test } from "vitest";
import { startProcess } from "./startProcess.ts";

// A source change restarts the proxy and the emulator, and the emulator may take longer.
test("behaviour: the proxy waits for an emulator that does not respond yet", async () => {
  const service = createMockService();
  onTestFinished(() => service.close());
  let requests = 0;
  const emulator = createServer((request, response) => {
    requests += 1;
    if (requests <= 2) {
      request.socket.destroy();
      return;
    }
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ status: "success", data: service.state() }));
  });
  emulator.listen(0, "127.0.0.1");
  await once(emulator, "listening");
  // `address()` returns `AddressInfo` for a server that listens on a TCP port.
  const { port } = emulator.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), "partner-kit-e2e-"));
  onTestFinished(async () => {
    emulator.close();
    emulator.closeAllConnections();
    await rm(folder, { recursive: true });
  });

  const proxy = await startProcess({
    script: "apps/demo/server/proxy.ts",
    env: {
      PARTNER_KIT_API_KEY: service.keys.webhooks,
      PARTNER_KIT_PORT: "0",
      PARTNER_KIT_STORE: join(folder, "proxy.db"),
      PARTNER_KIT_STORE_KEY: randomBytes(32).toString("base64"),
      PARTNER_KIT_ALLOWED_ORIGINS: "http://127.0.0.1:4173",
      HARMATTAN_EMULATOR_URL: `http://127.0.0.1:${port}/v1`,
      HARMATTAN_SESSION_SECRET: randomBytes(32).toString("base64url"),
    },
  });
  expect(proxy.ready["listening"]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/partner-kit$/);
  expect(proxy.output().match(/The emulator does not respond/g)).toHaveLength(1);
  expect(await proxy.stop()).toBe(0);
});
