import "@partner-kit/react/styles.css";
import { PartnerKitProvider } from "@partner-kit/react";
import { PriceChart } from "@partner-kit/react/charts";
import { useLayoutEffect, useState } from "react";
import { Line, LineChart, XAxis, YAxis } from "recharts";
import { createStage, timeAction } from "../stage.jsx";

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

/** A random walk with a fixed seed, so that every run has the same prices. */
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

const CURVE = "path.recharts-curve, path[data-part=curve]";
// Created before the measurement starts.
const turns = Array.from({ length: 60 }, (_, turn) => makeSeries(turn));

let next;

function useSeries() {
  const [series, setSeries] = useState(turns[0]);
  // A layout effect runs before the first paint, and so before the first update.
  useLayoutEffect(() => {
    next = setSeries;
  }, []);
  return series;
}

function Kit() {
  const series = useSeries();
  return <PriceChart pairId="BTC-USD" series={series} />;
}

/** Draws every point with recharts, wired as in its guide. */
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

function Wrapper({ children }) {
  return (
    <PartnerKitProvider fetch={serve} live={false}>
      {children}
    </PartnerKitProvider>
  );
}

const contestants = { kit: Kit, recharts: Recharts };
let turn = 0;

window.bench = {
  ...createStage({ root, Component: contestants[who], Wrapper, shown: CURVE }),
  update() {
    turn += 1;
    return timeAction(() => next(turns[turn]), CURVE);
  },
};
