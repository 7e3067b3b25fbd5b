import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchOptions } from "../../../.tooling/browser.mjs";
import { exec } from "./exec.ts";
import { hosts } from "./hosts.ts";
import { type OpenedPage, openPage } from "./openPage.ts";
import { buildHosts, prepareWorkspace } from "./prepareWorkspace.ts";
import { type Looks, readLooks } from "./readLooks.ts";
import { type StartedHost, startHost } from "./startHost.ts";

const cli = "node_modules/@partner-kit/cli/dist/cli.js";
const hostParts = ["h1", ".host-button"];
const kitParts = [
  ".pk-BalanceOverview",
  ".pk-EventFeed button",
  ".pk-TickerTable [role=columnheader]",
  ".pk-TickerTable [role=row]",
  ".pk-TickerTable input",
];

let folder: string;
let browser: Browser;
const kitLooks: Record<string, Looks> = {};

beforeAll(async () => {
  folder = await prepareWorkspace();
  const times = await buildHosts(folder, hosts);
  process.stdout.write(`Built in seconds: ${JSON.stringify(times)}\n`);
  browser = await chromium.launch(launchOptions());
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("default: the types of the packages fit the settings of every host", async () => {
  expect(await exec("tsc", ["--build", ...hosts.map(({ name }) => name)], { cwd: folder })).toBe("");
});

describe.each(hosts)("$name", (host) => {
  let started: StartedHost;
  let opened: OpenedPage;
  let cookie: string;
  let hostLooks: Looks;

  beforeAll(async () => {
    started = await startHost(folder, host);
    opened = await openPage(browser);
  });

  afterAll(async () => {
    await opened?.page.context().close();
    await started?.stop();
  });

  test.runIf(host.isGenerated)("behaviour: proxy and provider are what `partner-kit init` writes", async () => {
    const output = await exec(process.execPath, [cli, "init", "--dry-run"], { cwd: join(folder, host.name) });
    expect(output).toContain("0 files would be written.");
  });

  test.runIf(host.name.startsWith("next"))("behaviour: the build copies no file of the project, such as a key", () => {
    const root = join(folder, host.name);
    const trace = join(root, ".next/server/app/partner-kit/[...path]/route.js.nft.json");
    const { files }: { files: readonly string[] } = JSON.parse(readFileSync(trace, "utf8"));
    const copied = files.map((file) => relative(root, join(dirname(trace), file)));
    expect(copied.filter((path) => !path.startsWith(".next/") && !path.includes("node_modules/"))).toEqual([]);
    expect(copied.length).toBeGreaterThan(0);
  });

  test("behaviour: nobody reads data before they sign in", async () => {
    const response = await fetch(`${started.origin}/partner-kit/kit/session`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: "SESSION_REQUIRED" } });
  });

  test("default: balances, prices and the stream appear after a person signed in", async () => {
    const { page } = opened;
    await page.goto(started.origin);
    hostLooks = await readLooks(page, hostParts);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.locator(".pk-BalanceOverview").getByText("NGN").first().waitFor();
    await page.locator(".pk-TickerTable [role=row]").nth(3).waitFor();
    await page.getByText("Currencies in the host's cache: 2").waitFor();
    expect(await page.locator(".pk-BalanceOverview").getAttribute("data-status")).toBe("ready");
    cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  });

  test("behaviour: a webhook reaches the page without a reload", async () => {
    started.emulator.service.emit({ type: "deposit.success" });
    const entries = opened.page.locator(".pk-EventFeed li");
    await entries.first().waitFor();
    expect(await entries.count()).toBe(1);
    await opened.page.locator(".pk-EventFeed").getByText("Live", { exact: true }).waitFor();
  });

  test("behaviour: neither host nor kit change the styles of the other", async () => {
    expect(await readLooks(opened.page, hostParts)).toEqual(hostLooks);
    kitLooks[host.name] = await readLooks(opened.page, kitParts);
    expect(kitLooks[host.name]).toEqual(Object.values(kitLooks)[0]);
  });

  test.runIf(host.rendersOnServer)("behaviour: the HTML has the data", async () => {
    const html = await (await fetch(`${started.origin}/treasury`, { headers: { cookie } })).text();
    expect(html).toMatch(/pk-BalanceOverview[^>]*data-status="ready"/);
    expect(html.replaceAll("<!-- -->", "")).toContain("cache: 2");
  });

  test("behaviour: the page works under a strict content security policy", async () => {
    const { headers } = await fetch(`${started.origin}/treasury`, { headers: { cookie } });
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("unsafe");
    expect(opened.problems).toEqual([]);
  });

  test("behaviour: the doctor finds nothing wrong", async () => {
    const session = join(folder, `${host.name}-session`);
    writeFileSync(session, `cookie: ${cookie}`);
    const args = [cli, "doctor", "--url", `${started.origin}/partner-kit`, "--header-file", session, "--json"];
    const report: unknown = JSON.parse(await exec(process.execPath, args, { cwd: join(folder, host.name) }));
    expect(report).toMatchObject({ failed: 0 });
  });

  test.runIf(process.platform === "linux")("behaviour: the process has one proxy with one store", () => {
    const files = `/proc/${started.pid}/fd`;
    const open = readdirSync(files).map((fd) => (existsSync(`${files}/${fd}`) ? readlinkSync(`${files}/${fd}`) : ""));
    expect(open.filter((path) => path === started.storePath)).toHaveLength(1);
  });

  test("behaviour: SIGTERM ends open streams and closes the store", async () => {
    expect(await started.stop()).toBe(0);
    // SQLite removes it when the last connection is closed.
    expect(existsSync(`${started.storePath}-wal`)).toBe(false);
  });
});
