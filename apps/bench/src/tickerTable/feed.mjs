/** Creates tickers and their ticks from a fixed seed, so that every contestant receives the same bytes. */
export function createFeed({ rows, share = 0.2, seed = 7 }) {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const quotes = ["USD", "NGN", "USDT"];
  const tickers = Array.from({ length: rows }, (_, index) => {
    const price = 10 ** (random() * 7 - 2);
    return {
      pair_id: `A${String(index).padStart(4, "0")}-${quotes[index % 3]}`,
      ...makeValues(price, price * (0.95 + random() * 0.1)),
    };
  });

  function makeValues(open, last) {
    const digits = digitsOf(open);
    const write = (value) => value.toFixed(digits);
    return {
      best_bid: write(last * 0.9995),
      best_ask: write(last * 1.0005),
      last: write(last),
      open: write(open),
      high: write(Math.max(open, last) * 1.01),
      low: write(Math.min(open, last) * 0.99),
      price_change: write(last - open),
      price_change_percent: ((last / open - 1) * 100).toFixed(2),
      volume: (random() * 1e6).toFixed(4),
      volume_quote: (random() * 1e9).toFixed(2),
      timestamp: "2026-03-02T09:30:00.000Z",
    };
  }

  return {
    tickers,
    /** Returns the next tick: a fifth of the rows, evenly spread, so that it includes visible rows. */
    tick() {
      const changed = [];
      const step = Math.round(1 / share);
      const offset = Math.floor(random() * step);
      for (let index = offset; index < rows; index += step) {
        const before = tickers[index];
        const open = Number(before.open);
        const next = { ...before, ...makeValues(open, Number(before.last) * (0.999 + random() * 0.002)) };
        tickers[index] = next;
        changed.push(next);
      }
      return changed;
    },
  };
}

function digitsOf(price) {
  if (price > 100) return 2;
  return price > 1 ? 4 : 8;
}

const encoder = new TextEncoder();

export function encodeTick(tickers, full = false) {
  return encoder.encode(
    `event: ticker\ndata: ${JSON.stringify({ full, as_of: "2026-03-02T09:30:00.000Z", tickers })}\n\n`,
  );
}
