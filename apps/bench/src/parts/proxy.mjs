import { contest, oneEach, ticker } from "../proxy/contest.mjs";
import { contestStreams } from "../proxy/streams.mjs";

const peers = ["passthrough", "fastify", "middleware", "hono", "partnerKit"];

const balances = () => "/partner/wallets/balances/overview";

/** Compares the proxy with its peers. Each runs on one core and adds the API key. */
export async function run({ quick }) {
  const turns = quick ? { rounds: 2, seconds: 1 } : { rounds: 5, seconds: 1 };
  const forwarded = await contest({
    ...turns,
    names: quick ? ["passthrough", "fastify", "partnerKit"] : peers,
    pathOf: oneEach,
  });
  const { passthrough, fastify, partnerKit } = forwarded;
  const alike = await contest({ ...turns, names: ["passthrough", "partnerKit"], pathOf: balances });
  const shared = await contest({ ...turns, names: ["cached", "fastify", "partnerKit"], pathOf: ticker });
  const streams = await contestStreams({ names: ["writeLoop", "partnerKit"], rounds: quick ? 1 : 3, seconds: 2 });
  const targets = { partnerKit: "at least 0.75" };
  const sharedTargets = { partnerKit: "at least 0.80" };
  return [
    ...Object.keys(forwarded).map((name) =>
      ratio(`700 B, 50 connections: ${name}`, forwarded[name], passthrough, targets[name]),
    ),
    {
      name: "700 B: 99th percentile",
      value: partnerKit.p99.toFixed(0),
      unit: `ms (@fastify/http-proxy ${fastify.p99.toFixed(0)})`,
      target: "at most @fastify/http-proxy",
    },
    {
      name: "700 B: resident memory",
      value: partnerKit.rss.toFixed(0),
      unit: `MB (passthrough ${passthrough.rss.toFixed(0)}, @fastify/http-proxy ${fastify.rss.toFixed(0)})`,
      target: "under 150",
    },
    ratio("700 B, identical requests", alike.partnerKit, alike.passthrough),
    ...["fastify", "partnerKit"].map((name) =>
      ratio(`15 KB ticker: ${name}`, shared[name], shared.cached, sharedTargets[name]),
    ),
    {
      name: "1,000 streams: processor time",
      value: (streams.partnerKit.cpu / streams.writeLoop.cpu).toFixed(2),
      unit: `of a bare write loop (${streams.partnerKit.cpu.toFixed(0)} ms/s)`,
      target: "under 1.35",
    },
    {
      name: "1,000 streams: 99th percentile of a tick",
      value: streams.partnerKit.p99.toFixed(0),
      unit: `ms (write loop ${streams.writeLoop.p99.toFixed(0)})`,
      target: "within 100",
    },
  ];
}

/** Compares requests per second of processor time, the measure that other work on the machine affects least. */
function ratio(name, own, peer, target) {
  return {
    name,
    value: (own.perCpu / peer.perCpu).toFixed(2),
    unit: `of the bare server (${(own.rate / peer.rate).toFixed(2)} by wall time, ${Math.round(own.rate)}/s)`,
    target,
  };
}
