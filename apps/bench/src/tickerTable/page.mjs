import { createFeed, encodeTick } from "./feed.mjs";

const parameters = new URLSearchParams(location.search);
const rows = Number(parameters.get("rows") ?? 5000);
const who = parameters.get("who") ?? "kit";
const ticks = Number(parameters.get("ticks") ?? 0);
const root = document.querySelector("#root");
const feed = createFeed({ rows });
const first = structuredClone(feed.tickers);
// Created before the measurement starts.
const messages = Array.from({ length: ticks }, () => encodeTick(feed.tick()));

const LATENCY = 150;

const opened = Promise.withResolvers();
const stream = () =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(encodeTick(first, true));
        opened.resolve(controller);
      },
    }),
    { headers: { "content-type": "text/event-stream" } },
  );
const json = (data) =>
  new Response(JSON.stringify({ status: "success", data }), { headers: { "content-type": "application/json" } });

async function serve(input) {
  // Simulates latency, because no network responds before the first paint.
  await new Promise((resolve) => setTimeout(resolve, LATENCY));
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
  if (pathname.endsWith("/kit/live")) return stream();
  if (pathname.endsWith("/markets")) {
    return json({
      markets: first.map(({ pair_id }) => {
        const [base_currency, quote_currency] = pair_id.split("-");
        return { pair_id, base_currency, quote_currency };
      }),
    });
  }
  if (pathname.endsWith("/kit/price-trends")) return json(readTrends(searchParams.get("pair_ids").split(",")));
  if (pathname.endsWith("/ticker/24h")) return json({ tickers: first });
  return json({
    subject: "bench",
    environment: "staging",
    scopes: [],
    missing_scopes: [],
    operations: {},
    assumed: [],
  });
}

/** Half a day of prices of each pair in half-hour steps, then a gap, then the rest of the day. */
function readTrends(pairs) {
  const steps = Array.from({ length: 48 }, (_, index) => index);
  const priceOf = (pair, step) => String(100 + ((step * 37 + pair.length * 11 + pair.charCodeAt(3)) % 23));
  return {
    step_seconds: 1800,
    time: steps.map((step) => 1_772_400_000 + step * 1800),
    trends: pairs.map((pair_id) => ({
      pair_id,
      last: steps.map((step) => (step === 24 ? null : priceOf(pair_id, step))),
    })),
  };
}

// Each contestant is loaded separately, without the code and styles of the others.
const contestants = {
  kit: () => import("./contestants/kit.jsx"),
  byHand: () => import("./contestants/byHand.mjs"),
  agGrid: () => import("./contestants/agGrid.jsx"),
  tanStack: () => import("./contestants/tanStack.jsx"),
  muiX: () => import("./contestants/muiX.jsx"),
};
const { createContestant } = await contestants[who]();
const open = async () => (await serve("/kit/live")).body;
const contestant = createContestant({ root, tickers: first, open, serve });

let longTasks = [];
new PerformanceObserver((list) => {
  longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
}).observe({ type: "longtask" });

window.bench = {
  ...contestant,
  /** Durations in milliseconds. */
  longTasks: () => longTasks,
  clearLongTasks: () => {
    longTasks = [];
  },
  tick: async () => (await opened.promise).enqueue(messages.shift()),
  play: async (interval) => {
    const controller = await opened.promise;
    await new Promise((resolve) => {
      const timer = setInterval(() => {
        const message = messages.shift();
        if (message) return controller.enqueue(message);
        clearInterval(timer);
        return resolve();
      }, interval);
    });
  },
};
