import { WEBHOOK_URL_MAX_BYTES } from "@partner-kit/contract";
import { describe, expect, test } from "vitest";
import { ServiceError } from "../serviceError.ts";
import { checkWebhookUrl } from "./checkWebhookUrl.ts";

const names: Readonly<Record<string, readonly string[]>> = {
  "public.test": ["93.184.215.14", "2600::5"],
  localhost: ["127.0.0.1", "::1"],
  "private.test": ["10.1.2.3"],
  "mixed.test": ["93.184.215.14", "192.168.0.7"],
  "mapped.test": ["::ffff:93.184.215.14"],
  "empty.test": [],
};

async function resolveHost(hostname: string): Promise<readonly string[]> {
  const addresses = names[hostname];
  if (!addresses) throw new Error("ENOTFOUND");
  return addresses;
}

const accepted = undefined;
const notPublic = "does not resolve to public addresses only";

async function check(url: string, allowLocal = false): Promise<string | undefined> {
  try {
    await checkWebhookUrl({ url, resolveHost, allowLocal });
    return accepted;
  } catch (error) {
    if (error instanceof ServiceError && error.code === "WEBHOOK_URL_REJECTED") return error.message;
    throw error;
  }
}

function pad(url: string, bytes: number): string {
  return url + "a".repeat(bytes - url.length);
}

describe("behaviour: the rules of the service document", () => {
  test.each([
    "https://public.test",
    "https://public.test:8443/hooks?source=service",
    "HTTPS://PUBLIC.test/",
    "https://8.8.8.8/hooks",
    "https://[2600::1]/hooks",
    pad("https://public.test/", WEBHOOK_URL_MAX_BYTES),
  ])("accepts %s", async (url) => expect(await check(url)).toBe(accepted));

  test.each([
    ["http://public.test", "not https"],
    ["ftp://public.test", "not https"],
    ["https://user@public.test", "credentials"],
    ["https://user:word@public.test", "credentials"],
    ["https://public.test/#part", "fragment"],
    ["https://public.test/#", "fragment"],
    [pad("https://public.test/", WEBHOOK_URL_MAX_BYTES + 1), "2048 bytes"],
    [`${pad("https://public.test/", WEBHOOK_URL_MAX_BYTES - 1)}ß`, "2048 bytes"],
    ["/hooks", "absolute"],
    ["public.test", "absolute"],
    ["javascript:alert(1)", "absolute"],
    ["https://", "absolute"],
    ["https://public test/", "absolute"],
    ["https://unknown.test", "does not resolve"],
    ["https://empty.test", "does not resolve"],
    ["https://localhost", notPublic],
    ["https://private.test", notPublic],
    ["https://mixed.test", notPublic],
    ["https://mapped.test", notPublic],
    ["https://127.0.0.1", notPublic],
    ["https://127.1", notPublic],
    ["https://127.0.0.1.", notPublic],
    ["https://2130706433", notPublic],
    ["https://0x7f000001", notPublic],
    ["https://0x7f.0.0.1", notPublic],
    ["https://0177.0.0.1", notPublic],
    ["https://017700000001", notPublic],
    ["https://0", notPublic],
    ["https://0.0.0.0", notPublic],
    ["https://１２７.０.０.１", notPublic],
    ["https://127。0。0。1", notPublic],
    ["https://%31%32%37.0.0.1", notPublic],
    ["https://10.0.0.1", notPublic],
    ["https://169.254.169.254/latest/meta-data", notPublic],
    ["https://100.64.0.1", notPublic],
    ["https://203.0.113.5", notPublic],
    ["https://224.0.0.1", notPublic],
    ["https://[::1]", notPublic],
    ["https://[::]", notPublic],
    ["https://[0:0:0:0:0:0:0:1]", notPublic],
    ["https://[::ffff:127.0.0.1]", notPublic],
    ["https://[::ffff:8.8.8.8]", notPublic],
    ["https://[64:ff9b::7f00:1]", notPublic],
    ["https://[fd00::1]", notPublic],
    ["https://[fe80::1]", notPublic],
    ["https://[2001:db8::1]", notPublic],
    ["https://256.0.0.1", "absolute"],
    ["https://1.2.3.4.5", "absolute"],
    ["https://[fe80::1%25eth0]", "absolute"],
  ])("rejects %s: %s", async (url, reason) => expect(await check(url)).toContain(reason));
});

describe("parameters: allowLocal", () => {
  test.each([
    "http://localhost:4020/partner-kit/kit/webhook",
    "http://127.0.0.1:4020",
    "http://127.0.0.2",
    "http://[::1]:4020/",
    "https://localhost",
    "http://public.test",
    "https://public.test",
  ])("accepts %s", async (url) => expect(await check(url, true)).toBe(accepted));

  test.each([
    ["http://user@localhost", "credentials"],
    ["http://localhost/#part", "fragment"],
    [pad("http://localhost/", WEBHOOK_URL_MAX_BYTES + 1), "2048 bytes"],
    ["ftp://localhost", "not https"],
    ["http:localhost", "absolute"],
    ["http://private.test", notPublic],
    ["http://mixed.test", notPublic],
    ["http://10.0.0.1", notPublic],
    ["http://169.254.169.254", notPublic],
    ["http://0.0.0.0", notPublic],
    ["http://[::ffff:10.0.0.1]", notPublic],
    ["http://unknown.test", "does not resolve"],
  ])("rejects %s: %s", async (url, reason) => expect(await check(url, true)).toContain(reason));
});
