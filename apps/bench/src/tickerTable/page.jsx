import "@partner-kit/react/styles.css";
import { createKit, PartnerKitProvider, tickerQuery } from "@partner-kit/react";
import { TickerTable } from "@partner-kit/react/components";
import { QueryClient } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { mountByHand } from "./byHand.mjs";
import { createFeed, encodeTick } from "./feed.mjs";

const parameters = new URLSearchParams(location.search);
const rows = Number(parameters.get("rows") ?? 5000);
const who = parameters.get("who") ?? "kit";
const ticks = Number(parameters.get("ticks") ?? 0);
const root = document.querySelector("#root");
const feed = createFeed({ rows });
const first = structuredClone(feed.tickers);
// Made before anything is measured.
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
  // No network answers before the first picture.
  await new Promise((resolve) => setTimeout(resolve, LATENCY));
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (pathname.endsWith("/kit/live")) return stream();
  if (pathname.endsWith("/markets")) {
    return json({
      markets: first.map(({ pair_id }) => {
        const [base_currency, quote_currency] = pair_id.split("-");
        return { pair_id, base_currency, quote_currency };
      }),
    });
  }
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

const mounts = {
  kit() {
    const queryClient = new QueryClient();
    queryClient.setQueryData(tickerQuery({ kit: createKit() }).queryKey, { tickers: first });
    createRoot(root).render(
      <PartnerKitProvider fetch={serve} queryClient={queryClient}>
        <TickerTable />
      </PartnerKitProvider>,
    );
  },
  hand: () => mountByHand({ root, tickers: first, open: async () => (await serve("/kit/live")).body }),
};

const afterPaint = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", resolve, { once: true });
      port1.start();
      port2.postMessage(undefined);
    }),
  );

let longTasks = 0;
new PerformanceObserver((list) => {
  longTasks += list.getEntries().length;
}).observe({ type: "longtask" });

window.bench = {
  longTasks: () => longTasks,
  async mount() {
    const start = performance.now();
    mounts[who]();
    while (!root.querySelector('[data-part="row"]')) await afterPaint();
    await afterPaint();
    return performance.now() - start;
  },
  /** Milliseconds from a deed to the picture after it. */
  async deed(name) {
    const input = root.querySelector('input[type="search"]');
    const headings = Array.from(root.querySelectorAll("thead button"));
    const start = performance.now();
    if (name === "sort") headings.find(({ textContent }) => textContent === "Last price").click();
    else {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      set.call(input, name);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    await afterPaint();
    return performance.now() - start;
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
