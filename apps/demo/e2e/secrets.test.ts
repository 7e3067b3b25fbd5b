import { expect, onTestFinished, test } from "vitest";
import { backEnds } from "./backEnds.ts";
import { control } from "./callDemo.ts";
import { openAs } from "./openAs.ts";
import { readPageData } from "./readPageData.ts";
import { recordResponses } from "./recordResponses.ts";
import { recordTraffic } from "./recordTraffic.ts";
import { openScreen, screens } from "./screens.ts";

// In the browser, the service worker runs the proxy and the service, so it holds the key and the secrets.
// The test checks that none of them leaves the worker.
test.each(Object.entries(backEnds))(
  "behaviour: no page receives or stores the key or a secret (%s)",
  {
    timeout: 60_000,
  },
  async (_, start) => {
    const backEnd = await start();
    onTestFinished(() => backEnd.stop());
    const traffic = await recordTraffic({ target: backEnd.port });
    const origin = `http://127.0.0.1:${traffic.port}`;
    const responses: string[] = [];
    const page = await openAs({
      backEnd: { origin },
      person: "amara",
      // Uncompressed, so that the recorder sees the text.
      look: { browser: { extraHTTPHeaders: { "accept-encoding": "identity" } } },
      prepare: (context) => recordResponses({ context, responses }),
    });
    const kept: string[] = [];
    await control(page, "events", { type: "exchange.filled" });
    for (const path of [...Object.values(screens), "/webhooks/history"]) {
      await openScreen(page, origin + path);
      kept.push(await readPageData(page));
    }
    await expect.poll(() => responses.join(""), { timeout: 20_000 }).toContain("event: ticker");
    const key = await backEnd.readKey(page);
    const seen = {
      wire: traffic.received(),
      responses: responses.join(""),
      kept: kept.join("\n"),
      output: backEnd.output(),
    };
    expect(seen.wire).toContain("Harmattan Pay");
    expect(seen.responses).toContain("/partner-kit/kit/webhook");
    expect(seen.kept).toContain("harmattan.settings");
    expect(key.length).toBeGreaterThan(20);
    for (const text of Object.values(seen)) {
      expect(text).not.toContain(key);
      expect(text).not.toMatch(/whsec_[A-Za-z0-9+/]{20}/);
    }
    await page.context().close();
    traffic.close();
  },
);
