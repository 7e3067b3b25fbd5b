import { createMockService, createVirtualClock } from "@partner-kit/mock";
import { measure } from "../measure.mjs";

/** The emulator in process against a bare fetch handler that answers the same bodies. */
export async function run() {
  const service = createMockService({ clock: createVirtualClock() });
  const results = [];
  for (const path of ["/partner/wallets/balances/overview", "/partner/exchange/ticker/24h"]) {
    const request = () =>
      new Request(`http://127.0.0.1:4010/v1${path}`, { headers: { "x-api-key": service.keys.default } });
    const body = await (await service.fetch(request())).text();
    const bare = async (incoming) =>
      new URL(incoming.url).pathname === `/v1${path}`
        ? new Response(body, { headers: { "content-type": "application/json" } })
        : new Response(null, { status: 404 });
    const rates = await measure({
      emulator: async () => (await service.fetch(request())).text(),
      bare: async () => (await bare(request())).text(),
    });
    results.push({
      name: `GET ${path}`,
      value: (rates.emulator / rates.bare).toFixed(2),
      unit: `of a bare handler (${Math.round(rates.emulator)}/s)`,
      target: "at least 0.50",
    });
  }
  return results;
}
