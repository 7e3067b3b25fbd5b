import "@partner-kit/react/styles.css";
import { createKit, PartnerKitProvider, tickerQuery } from "@partner-kit/react";
import { TickerTable } from "@partner-kit/react/components";
import { QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { untilPainted } from "../untilPainted.mjs";
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

// A page as it is when somebody comes to its markets: the app runs, and what it shows is at hand.
const queryClient = new QueryClient();
queryClient.setQueryData(tickerQuery({ kit: createKit() }).queryKey, { tickers: first });

let show;

function App() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    show = setShown;
  }, []);
  return (
    <PartnerKitProvider fetch={serve} queryClient={queryClient}>
      {shown ? <TickerTable /> : <p data-part="idle">Markets</p>}
    </PartnerKitProvider>
  );
}

const contestants = {
  kit: {
    prepare: () => createRoot(root).render(<App />),
    mount: () => show(true),
    unmount: () => show(false),
  },
  hand: {
    prepare: () => {
      root.innerHTML = '<p data-part="idle">Markets</p>';
    },
    mount: () => mountByHand({ root, tickers: first, open: async () => (await serve("/kit/live")).body }),
  },
};
const contestant = contestants[who];

let longTasks = [];
new PerformanceObserver((list) => {
  longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
}).observe({ type: "longtask" });

/** Milliseconds from a deed to the picture after it. */
async function time(deed, selector) {
  const start = performance.now();
  deed();
  await untilPainted(selector);
  return performance.now() - start;
}

window.bench = {
  /** Durations in milliseconds, from when the app stood. */
  longTasks: () => longTasks,
  async prepare() {
    contestant.prepare();
    await untilPainted('[data-part="idle"]');
  },
  clearLongTasks: () => {
    longTasks = [];
  },
  mount: () => time(contestant.mount, '[data-part="row"]'),
  unmount: () => time(contestant.unmount, '[data-part="idle"]'),
  deed: (name) => {
    const input = root.querySelector('input[type="search"]');
    const sort = Array.from(root.querySelectorAll("thead button")).find(
      ({ textContent }) => textContent === "Last price",
    );
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    return time(() => {
      if (name === "sort") return sort.click();
      set.call(input, name);
      return input.dispatchEvent(new Event("input", { bubbles: true }));
    }, "table");
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
