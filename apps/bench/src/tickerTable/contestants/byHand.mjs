import { untilPainted } from "../../untilPainted.mjs";
import { readTicks } from "../readTicks.mjs";
import { fields, ROW } from "./fields.mjs";

/**
 * The baseline: a hand-written table with a Map and text nodes for the visible rows. It has no formatting, validation
 * or accessibility.
 */
export function createContestant({ root, tickers, open }) {
  return {
    prepare: async () => undefined,
    async mount() {
      mountByHand({ root, tickers, open });
      await untilPainted('[data-part="row"]');
    },
  };
}

function mountByHand({ root, tickers, open }) {
  root.innerHTML = `<div class="hand"><div class="sizer"></div></div>`;
  const style = document.createElement("style");
  style.textContent = `.hand { height: 80vh; overflow: auto; position: relative; font-size: 13px }
    .sizer { position: relative }
    .hand .row { position: absolute; inset-inline: 0; height: ${ROW}px; display: grid; grid-template-columns: repeat(${fields.length}, 1fr);
      contain: strict; border-bottom: 1px solid #ddd; line-height: ${ROW}px; text-align: end; white-space: nowrap }`;
  document.head.append(style);
  const scroller = root.firstElementChild;
  const sizer = scroller.firstElementChild;
  const byPair = new Map(tickers.map((ticker) => [ticker.pair_id, ticker]));
  const order = tickers.map(({ pair_id }) => pair_id);
  const inSight = new Map();
  sizer.style.height = `${order.length * ROW}px`;

  function show() {
    const from = Math.max(0, Math.floor(scroller.scrollTop / ROW) - 8);
    const to = Math.min(order.length, Math.ceil((scroller.scrollTop + scroller.clientHeight) / ROW) + 8);
    for (const [pair, { row, index }] of inSight) {
      if (index >= from && index < to) continue;
      row.remove();
      inSight.delete(pair);
    }
    for (let index = from; index < to; index += 1) {
      const pair = order[index];
      if (inSight.has(pair)) continue;
      const row = document.createElement("div");
      row.className = "row";
      row.dataset.part = "row";
      row.style.top = `${index * ROW}px`;
      const ticker = byPair.get(pair);
      const nodes = fields.map((field) => {
        const cell = document.createElement("div");
        const node = document.createTextNode(ticker[field]);
        cell.append(node);
        row.append(cell);
        return node;
      });
      sizer.append(row);
      inSight.set(pair, { row, nodes, index, ticker });
    }
  }

  function apply(changed) {
    for (const ticker of changed) {
      byPair.set(ticker.pair_id, ticker);
      const shown = inSight.get(ticker.pair_id);
      if (!shown) continue;
      for (let index = 0; index < fields.length; index += 1) {
        const field = fields[index];
        if (shown.ticker[field] !== ticker[field]) shown.nodes[index].data = ticker[field];
      }
      shown.ticker = ticker;
    }
  }

  show();
  scroller.addEventListener("scroll", show, { passive: true });
  void readTicks({ open, onTickers: apply });
}
