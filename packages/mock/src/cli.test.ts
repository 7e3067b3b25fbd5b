import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { getTicker } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { expect, test } from "vitest";
import { scenarios } from "./scenarios/scenarios.ts";

const cli = fileURLToPath(new URL("./cli.ts", import.meta.url));

function run(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ["--conditions=@partner-kit/source", cli, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function finish(child: ChildProcess) {
  const [out, error, [code]] = await Promise.all([readAll(child.stdout), readAll(child.stderr), once(child, "close")]);
  return { out, error, code };
}

async function readAll(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = "";
  for await (const chunk of stream ?? []) text += chunk;
  return text;
}

async function readLine(child: ChildProcess): Promise<unknown> {
  let text = "";
  for await (const chunk of child.stdout ?? []) {
    text += chunk;
    if (text.endsWith("\n")) break;
  }
  return JSON.parse(text);
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "default: prints its address, serves requests and stops on %s",
  async (signal) => {
    const child = run(["--port", "0", "--markets", "3", "--seed", "5"]);
    const line = await readLine(child);
    expect(line).toEqual({
      listening: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v1$/),
      keys: { default: expect.any(String), webhooks: expect.any(String), withdrawals: expect.any(String) },
      signingKey: expect.any(String),
    });
    const { listening: baseUrl, keys } = line as { listening: string; keys: { default: string } };
    const client = createClient({ baseUrl, headers: { "x-api-key": keys.default } });
    expect((await client.call(getTicker, {})).tickers).toHaveLength(3);
    child.kill(signal);
    const [code, by] = await once(child, "exit");
    expect([code, by]).toEqual([0, null]);
  },
);

test.each<[string, readonly string[], Record<string, string>]>([
  ["--nonsense", ["--nonsense"], {}],
  ["start", ["start"], {}],
  ["--port", ["--port", "70000"], {}],
  ["--port", ["--port", ""], {}],
  ["PARTNER_KIT_MOCK_PORT", [], { PARTNER_KIT_MOCK_PORT: "port" }],
  ["--seed", ["--seed", "-1"], {}],
  ["--markets", ["--markets", "5001"], {}],
  ["--receiver", ["--receiver", "https://admin.example/path=http://127.0.0.1:4000"], {}],
  ["--time-scale", ["--time-scale", "fast"], {}],
  ["scenario", ["--scenario", "nonsense"], {}],
  ["nonsense", ["--scenario", "first-day+nonsense"], {}],
])("behaviour: an invalid %s prints an error and exits with code 2", async (name, args, env) => {
  const { out, error, code } = await finish(run(args, env));
  expect({ out, code }).toEqual({ out: "", code: 2 });
  expect(error).toMatch(/^partner-kit-mock: [^\n]+\nDocs: \S+\n$/);
  expect(error).toContain(name);
});

test("behaviour: a port in use prints an error and exits with code 1", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  const { error, code } = await finish(run([], { PARTNER_KIT_MOCK_PORT: port }));
  other.close();
  expect(code).toBe(1);
  expect(error.replace(port, "<port>")).toMatchInlineSnapshot(`
    "partner-kit-mock: Port <port> of 127.0.0.1 is in use. End the process that listens on it, or choose another port with --port or PARTNER_KIT_MOCK_PORT.
    Docs: https://partner-kit.example/docs/errors/PORT_TAKEN
    "
  `);
});

test("parameters: --list-scenarios", async () => {
  const { out, code } = await finish(run(["--list-scenarios"]));
  expect(code).toBe(0);
  expect(
    out
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t")[0]),
  ).toEqual(Object.keys(scenarios));
});

test.each(["--help", "-h"])("parameters: %s lists every flag and the variable", async (flag) => {
  const { out, error, code } = await finish(run([flag]));
  expect({ error, code }).toEqual({ error: "", code: 0 });
  const source = readFileSync(new URL("readCliOptions.ts", import.meta.url), "utf8");
  const [, options = ""] = /^const options = \{\n(.*?)^\}/ms.exec(source) ?? [];
  const flags = Array.from(options.matchAll(/^ {2}"?([a-z-]+)"?:/gm), ([, name]) => `--${name}`);
  expect(flags.length).toBeGreaterThan(7);
  for (const name of [...flags, "PARTNER_KIT_MOCK_PORT"]) expect(out).toContain(name);
});

test.each(["--version", "-v"])("parameters: %s", async (flag) => {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  expect(await finish(run([flag]))).toEqual({ out: `${version}\n`, error: "", code: 0 });
});

test("behaviour: an unknown flag prints an error that names --help", async () => {
  const { error } = await finish(run(["--nonsense"]));
  expect(error).toMatchInlineSnapshot(`
    "partner-kit-mock: Unknown option '--nonsense'. Run partner-kit-mock --help for all flags.
    Docs: https://partner-kit.example/docs/errors/COMMAND_INVALID
    "
  `);
});

test("behaviour: an unknown scenario prints the known ones", async () => {
  const { error } = await finish(run(["--scenario", "first-week"]));
  expect(error).toMatchInlineSnapshot(`
    "partner-kit-mock: Unknown scenario "first-week". Use one of default, empty, first-day, held-deposit, past-orders, past-month, travel-rule-held, credit-overdue, withdrawable-unavailable, webhook-outage, large-market, limited-scopes, rate-limited, replay-protection-down, production, kyb-approved, or join several with "+".
    Docs: https://partner-kit.example/docs/errors/SCENARIO_UNKNOWN
    "
  `);
});
