// Preloaded into the proxy's process: puts the prices of the day before into the store that the proxy is about to open.
// It takes the emulated service, which knows its own past. The real one tells none, and nothing is made up for it.
import { createMockService, type MockState } from "@partner-kit/mock";
import { createSqliteStore } from "@partner-kit/proxy/sqlite";
import { listPast } from "./listPast.ts";

const { HARMATTAN_EMULATOR_URL: emulator = "", PARTNER_KIT_STORE: path = "" } = process.env;
const answer = await fetch(`${emulator.replace(/v1$/, "")}_mock/state`);
const { data } = (await answer.json()) as { readonly data: MockState };
// One of the same seed, in this process.
const service = createMockService({ seed: data.seed, markets: data.markets });
const store = await createSqliteStore({ path });
await store.appendSamples(listPast({ service, until: Date.now() }));
await store.close();
service.close();
