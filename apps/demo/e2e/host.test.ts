import { expect, test } from "vitest";
import { createBackEnd } from "../server/createBackEnd.ts";

const variables = { PARTNER_KIT_PROXY_URL: "http://127.0.0.1:9/partner-kit" };

async function readStatus(host: string, path: string, more: Readonly<Record<string, string>> = {}): Promise<number> {
  const { app } = createBackEnd({ variables: { ...variables, ...more }, origin: () => "http://127.0.0.1:4173" });
  return (await app.request(`http://127.0.0.1:4173${path}`, { headers: { host } })).status;
}

test.each(["localhost:4173", "127.0.0.1:4173", "[::1]:4173", "localhost"])(
  "default: the server accepts host %s",
  async (host) => {
    expect(await readStatus(host, "/app/info")).toBe(200);
  },
);

test.each([
  "rebound.example:4173",
  "127.0.0.1.rebound.example",
  "localhost.rebound.example",
  "192.168.0.10",
  "",
  "a b",
])("behaviour: the server rejects host %j on every path", async (host) => {
  for (const path of ["/app/info", "/partner-kit/kit/session", "/"]) expect(await readStatus(host, path)).toBe(421);
});

test("parameters: HARMATTAN_HOST", async () => {
  const more = { HARMATTAN_HOST: "Demo.example" };
  expect(await readStatus("demo.example", "/app/info", more)).toBe(200);
  expect(await readStatus("other.example", "/app/info", more)).toBe(421);
});
