import { expect, onTestFinished, test } from "vitest";
import { backEnds } from "./backEnds.ts";
import { callDemo, control } from "./callDemo.ts";
import { openAs } from "./openAs.ts";

// Regression: the proxy refused to delete its endpoint during a pause, so the account was not reset.
test.each(Object.entries(backEnds))(
  "behaviour: %s: starting over works while the service limits requests",
  async (_, start) => {
    const backEnd = await start();
    onTestFinished(() => backEnd.stop());
    const page = await openAs({ backEnd, person: "amara" });
    const webhooks = { page, path: "/partner-kit/partner/webhooks" } as const;
    await control(page, "faults", { status: 429, retry_after: 3600, times: 20 });
    expect((await callDemo({ ...webhooks, method: "GET" })).status).toBe(429);
    expect((await callDemo({ ...webhooks, method: "POST", body: endpoint })).status).toBe(429);

    const { status } = await callDemo({ page, method: "POST", path: "/app/emulator/reset", body: {} });
    expect(status).toBe(200);
    // Beside that of the order desk, the only endpoint is the one that the proxy created for the fresh account.
    expect(await callDemo({ ...webhooks, method: "GET" })).toMatchObject({ status: 200, body: { data: [{}, {}] } });
    // As at the start, one deposit is on hold, and the events of the past are there.
    const read = async (path: string) =>
      JSON.stringify((await callDemo({ page, method: "GET", path: `/partner-kit${path}` })).body);
    expect((await read("/partner/wallets/transactions")).match(/"status":"action_required"/g)).toHaveLength(1);
    expect((await read("/kit/events?limit=1000")).match(/"type":"deposit.action_required"/g)).toHaveLength(1);
    expect((await read("/kit/payment-batches")).match(/"name":/g)).toHaveLength(2);
    await page.context().close();
  },
);

const endpoint = {
  url: "https://hooks.partner.example/",
  description: "",
  enabled: true,
  event_types: ["deposit.success"],
};
