import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createMockService, createVirtualClock } from "@partner-kit/mock";
import { mockHandlers } from "@partner-kit/mock/msw";
import autocannon from "autocannon";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { fetchPeer } from "../fetchPeer.mjs";
import { measure, median } from "../measure.mjs";
import { startServer } from "../startServer.mjs";

const BALANCES = "/partner/wallets/balances/overview";
const TICKER = "/partner/exchange/ticker/24h";
const root = fileURLToPath(new URL("../../../../", import.meta.url));
const cli = join(root, "packages/mock/dist/cli.js");

/** Compares the emulator with a bare handler in process, with Prism over HTTP, and with a bare handler behind MSW. */
export async function run({ quick }) {
  return [
    ...(await inProcess(quick ? 2 : 5)),
    ...(await overHttp(quick ? 1 : 2)),
    ...(await behindMsw(quick ? 2 : 4)),
    await ticking(),
    await starting(quick ? 2 : 7),
  ];
}

async function inProcess(rounds) {
  const service = createMockService({ clock: createVirtualClock() });
  const results = [];
  for (const path of [BALANCES, TICKER]) {
    const request = () => new Request(`http://127.0.0.1:4010/v1${path}`, { headers: keyOf(service) });
    const body = await (await service.fetch(request())).text();
    const bare = async (incoming) =>
      new URL(incoming.url).pathname === `/v1${path}`
        ? new Response(body, { headers: { "content-type": "application/json" } })
        : new Response(null, { status: 404 });
    const contestants = {
      emulator: async () => (await service.fetch(request())).text(),
      bare: async () => (await bare(request())).text(),
    };
    const rates = await measure(contestants, { rounds });
    results.push(ratio({ name: `in process, GET ${path}`, rates, peer: "bare", target: "at least 0.50" }));
  }
  service.close();
  return results;
}

async function overHttp(rounds) {
  const emulator = await startServer({
    command: process.execPath,
    args: [cli, "--port", "0"],
  });
  const { listening, keys } = JSON.parse(emulator.output);
  const headers = { "x-api-key": keys.default };
  const body = await (await fetch(listening + BALANCES, { headers })).json();
  const prism = await startPrism(body);
  const rates = { emulator: [], prism: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const rateOf = async (url) => (await autocannon({ url, headers, connections: 20, duration: 3 })).requests.average;
    const pair = { emulator: await rateOf(listening + BALANCES), prism: await rateOf(prism.url + BALANCES) };
    // The first round is a warm-up.
    if (round > 0) for (const name of Object.keys(rates)) rates[name].push(pair[name]);
  }
  await emulator.stop();
  await prism.stop();
  const medians = { emulator: median(rates.emulator), prism: median(rates.prism) };
  return [ratio({ name: `over HTTP, GET ${BALANCES}`, rates: medians, peer: "prism", target: "at least 2" })];
}

/** Starts Prism with the emulator's body as a static example, which is Prism's fastest mode. */
async function startPrism(body) {
  const folder = fetchPeer({ folder: "prism", name: "@stoplight/prism-cli" });
  const document = join(root, ".cache/bench/prism.json");
  mkdirSync(join(root, ".cache/bench"), { recursive: true });
  const parameters = [{ name: "X-Api-Key", in: "header", required: true, schema: { type: "string" } }];
  const content = { "application/json": { schema: { type: "object" }, example: body } };
  writeFileSync(
    document,
    JSON.stringify({
      openapi: "3.0.3",
      info: { title: "balances", version: "1" },
      paths: { [BALANCES]: { get: { parameters, responses: { 200: { description: "ok", content } } } } },
    }),
  );
  const { stop } = await startServer({
    command: process.execPath,
    args: [join(folder, "dist/index.js"), "mock", "-p", "4099", "-h", "127.0.0.1", "-v", "error", document],
    url: "http://127.0.0.1:4099/",
  });
  return { url: "http://127.0.0.1:4099", stop };
}

async function behindMsw(rounds) {
  const service = createMockService({ clock: createVirtualClock() });
  const url = `http://service.test/v1${BALANCES}`;
  const headers = keyOf(service);
  const server = setupServer(...mockHandlers(service));
  server.listen({ onUnhandledRequest: "error" });
  const body = await (await fetch(url, { headers })).text();
  const bare = [http.all("*/v1/*", () => new HttpResponse(body, { headers: { "content-type": "application/json" } }))];
  const under = (handlers) => {
    server.resetHandlers(...handlers);
    return async () => (await fetch(url, { headers })).text();
  };
  const rates = { emulator: [], msw: [] };
  for (let round = 0; round < rounds; round += 1) {
    const { emulator } = await measure({ emulator: under(mockHandlers(service)) }, { rounds: 1 });
    const { msw } = await measure({ msw: under(bare) }, { rounds: 1 });
    rates.emulator.push(emulator);
    rates.msw.push(msw);
  }
  server.close();
  service.close();
  const medians = { emulator: median(rates.emulator), msw: median(rates.msw) };
  return [ratio({ name: `behind MSW, GET ${BALANCES}`, rates: medians, peer: "msw", target: "at least 0.90" })];
}

/** Measures one second of 5,000 pairs with one read of the whole ticker. */
async function ticking() {
  const clock = createVirtualClock();
  const service = createMockService({ clock, markets: 5000 });
  const read = async () => {
    await clock.advance(1000);
    const response = await service.fetch(`http://127.0.0.1:4010/v1${TICKER}`, { headers: keyOf(service) });
    await response.text();
  };
  for (let second = 0; second < 10; second += 1) await read();
  const before = process.cpuUsage();
  const seconds = 60;
  for (let second = 0; second < seconds; second += 1) await read();
  const { user, system } = process.cpuUsage(before);
  service.close();
  const share = (user + system) / 1e6 / seconds;
  return {
    name: "5,000 pairs, read once a second",
    value: (share * 100).toFixed(1),
    unit: "% of a core",
    target: "under 15",
  };
}

async function starting(rounds) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const { milliseconds, stop } = await startServer({
      command: process.execPath,
      args: [cli, "--port", "0"],
    });
    times.push(milliseconds);
    await stop();
  }
  return { name: "start to listening", value: median(times).toFixed(0), unit: "ms", target: "under 300" };
}

function ratio({ name, rates, peer, target }) {
  return {
    name,
    value: (rates.emulator / rates[peer]).toFixed(2),
    unit: `of ${peer} (${Math.round(rates.emulator)}/s against ${Math.round(rates[peer])}/s)`,
    target,
  };
}

function keyOf(service) {
  return { "x-api-key": service.keys.default };
}
