import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createWebhook } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { verifyWebhook } from "@partner-kit/contract/webhook";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { webhookInput } from "./test/createWebhookService.ts";
import { listenForWebhooks } from "./test/listenForWebhooks.ts";

const cli = fileURLToPath(new URL("./cli.ts", import.meta.url));
const announcement = z.object({ listening: z.string(), keys: z.object({ webhooks: z.string() }) });

async function run(...args: string[]) {
  const child = spawn(process.execPath, ["--conditions=@partner-kit/source", cli, "--port", "0", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface(child.stdout), "line");
  const { listening: baseUrl, keys } = announcement.parse(JSON.parse(String(line)));
  return {
    client: createClient({ baseUrl, headers: { "x-api-key": keys.webhooks } }),
    emit: () =>
      fetch(baseUrl.replace("/v1", "/_mock/events"), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"type":"exchange.filled"}',
      }),
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

test("parameters: --deliver-to-local, and --time-scale, which brings a retry forward", async () => {
  const receiver = await listenForWebhooks();
  const { client, emit, stop } = await run("--deliver-to-local", "--time-scale", "600", "--scenario", "empty");
  const twice = new Promise<void>((resolve) => {
    receiver.responses.push(
      (outgoing) => outgoing.writeHead(503).end(),
      (outgoing) => {
        outgoing.writeHead(204).end();
        resolve();
      },
    );
  });
  const { secret } = await client.call(createWebhook, { ...webhookInput, url: receiver.url });
  expect((await emit()).status).toBe(200);
  await twice;
  await stop();
  await receiver.close();
  expect(receiver.received.map(({ headers }) => headers["x-service-delivery-attempt"])).toEqual(["1", "2"]);
  for (const { headers, body } of receiver.received) {
    expect(await verifyWebhook({ headers, body, secrets: [secret] })).toMatchObject({ type: "exchange.filled" });
  }
});

test("parameters: --receiver, which delivers a public URL to this machine", async () => {
  const receiver = await listenForWebhooks();
  const { origin } = new URL(receiver.url);
  const { client, emit, stop } = await run("--receiver", `https://hooks.partner.test=${origin}`);
  const arrived = new Promise<void>((resolve) => {
    receiver.responses.push((outgoing) => {
      outgoing.writeHead(204).end();
      resolve();
    });
  });
  await client.call(createWebhook, { ...webhookInput, url: "https://hooks.partner.test/webhook" });
  await emit();
  await arrived;
  await stop();
  await receiver.close();
  expect(receiver.received.map(({ path }) => path)).toEqual(["/webhook"]);
});

test("behaviour: without the flag, rejects this machine", async () => {
  const { client, stop } = await run();
  const input = { ...webhookInput, url: "https://127.0.0.1:4020/" };
  await expect(client.call(createWebhook, input)).rejects.toMatchObject({ code: "WEBHOOK_URL_REJECTED" });
  await stop();
});
