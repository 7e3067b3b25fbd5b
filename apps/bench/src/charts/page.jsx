import "@partner-kit/react/styles.css";
import { PartnerKitProvider } from "@partner-kit/react";
import { PriceChart } from "@partner-kit/react/charts";
import { useLayoutEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Line, LineChart, XAxis, YAxis } from "recharts";

const parameters = new URLSearchParams(location.search);
const count = Number(parameters.get("points") ?? 10_000);
const who = parameters.get("who") ?? "kit";
const root = document.querySelector("#root");
const json = (data) =>
  new Response(JSON.stringify({ status: "success", data }), { headers: { "content-type": "application/json" } });
const session = {
  subject: "bench",
  environment: "staging",
  scopes: [],
  missing_scopes: [],
  operations: {},
  assumed: [],
};
const serve = async () => json(session);

/** A price that walks, the same at each run; each turn adds a sample and drops the oldest. */
const prices = [];
for (let price = 160_000, seed = 7, index = 0; index < count + 100; index += 1) {
  seed = (seed * 16_807) % 2_147_483_647;
  price += (seed % 201) - 100;
  prices.push((price / 100).toFixed(2));
}

function makeSeries(turn) {
  const last = prices.slice(turn, turn + count);
  return {
    time: last.map((_, index) => 1_767_600_000 + (turn + index) * 60),
    last,
    best_bid: last,
    best_ask: last,
    step_seconds: 60,
    sampled_since: "2026-01-05T09:00:00Z",
  };
}

let next;

function useSeries() {
  const [series, setSeries] = useState(() => makeSeries(0));
  // A layout effect: it is there before the first paint, and so before the first update.
  useLayoutEffect(() => {
    next = setSeries;
  }, []);
  return series;
}

function Kit() {
  const series = useSeries();
  return <PriceChart pairId="BTC-USD" series={series} />;
}

/** recharts as its guide shows it, given every point. */
function Recharts() {
  const series = useSeries();
  const data = series.time.map((time, index) => ({ time, value: Number(series.last[index]) }));
  return (
    <LineChart width={900} height={260} data={data}>
      <XAxis dataKey="time" type="number" domain={["dataMin", "dataMax"]} />
      <YAxis domain={["auto", "auto"]} />
      <Line dataKey="value" dot={false} isAnimationActive={false} />
    </LineChart>
  );
}

/** Until the browser has painted what was rendered. */
const afterPaint = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", resolve, { once: true });
      port1.start();
      port2.postMessage(undefined);
    }),
  );

async function untilDrawn() {
  while (!document.querySelector("path.recharts-curve")) await afterPaint();
  await afterPaint();
}

let turn = 0;

window.bench = {
  async mount() {
    await afterPaint();
    const started = performance.now();
    createRoot(root).render(
      <PartnerKitProvider fetch={serve} live={false}>
        {who === "kit" ? <Kit /> : <Recharts />}
      </PartnerKitProvider>,
    );
    await untilDrawn();
    return performance.now() - started;
  },
  update() {
    turn += 1;
    next(makeSeries(turn));
    return afterPaint();
  },
};
