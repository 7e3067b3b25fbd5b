import { afterEach, expect, test } from "vitest";
import { discardQuotes } from "./discardQuotes.ts";
import { quoteStore, recordAcceptance, type StoredQuote } from "./quoteStore.ts";

const quote = { quote_id: "7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f", pair_id: "BTC-USD", side: "buy" } as const;
const stored: StoredQuote = {
  quote,
  request: { side: "buy", amount: "0.01", unit: "base" },
  receivedAt: 0,
  firstPrice: "81250",
};

const kit = { baseUrl: "/partner-kit" };
const at = (subject: string | undefined) => quoteStore({ kit, subject, pairId: "BTC-USD" });

afterEach(() => {
  discardQuotes({ kit, includeUnconfirmed: true });
  sessionStorage.clear();
});

/** Returns the acceptance as another page load reads it. The key differs, so that nothing is read from memory. */
function reload(): StoredQuote["acceptance"] | "gone" {
  const [key = "", text] = Object.entries({ ...sessionStorage })[0] ?? [];
  if (text === undefined) return "gone";
  const copy = `/copy-${crypto.randomUUID()}`;
  sessionStorage.setItem(key.replace(kit.baseUrl, copy), text);
  const acceptance = quoteStore({ kit: { baseUrl: copy }, subject: "amara", pairId: "BTC-USD" }).get()?.acceptance;
  sessionStorage.removeItem(key.replace(kit.baseUrl, copy));
  return acceptance;
}

test("behaviour: another user does not see a quote, and nothing is stored without a user", () => {
  at("amara").set(stored);
  expect(at("leila").get()).toBeUndefined();
  at(undefined).set(stored);
  expect(at(undefined).get()).toBeUndefined();
  expect(sessionStorage).toHaveLength(1);
});

test("behaviour: a rejection of the first attempt leaves no order", () => {
  const store = at("amara");
  store.set(stored);
  recordAcceptance(store, "accepting");
  expect(store.get()?.acceptance).toBe("sent");
  recordAcceptance(store, "failed");
  expect(store.get()?.acceptance).toBeUndefined();
});

test("behaviour: an acceptance stays unconfirmed until a definite response, even across reloads", () => {
  const store = at("amara");
  store.set(stored);
  recordAcceptance(store, "accepting");
  expect(reload()).toBe("unknown");
  recordAcceptance(store, "uncertain");
  for (const status of ["ready", "accepting", "uncertain", "accepting", "failed"] as const) {
    recordAcceptance(store, status);
    discardQuotes({ kit });
    expect([status, store.get()?.acceptance, reload()]).toEqual([status, "unknown", "unknown"]);
  }
  recordAcceptance(store, "accepted");
  expect(store.get()?.acceptance).toBe("accepted");
  expect(reload()).toBe("gone");
});

test("behaviour: discardQuotes deletes quotes that cannot be an order, and nothing of other apps", () => {
  sessionStorage.setItem("of another app", "");
  at("amara").set(stored);
  at("leila").set({ ...stored, acceptance: "unknown" });
  discardQuotes({ kit });
  expect(at("amara").get()).toBeUndefined();
  expect(at("leila").get()?.acceptance).toBe("unknown");
  recordAcceptance(at("leila"), "expired");
  discardQuotes({ kit });
  expect(Object.keys({ ...sessionStorage })).toEqual(["of another app"]);
  at("amara").set({ ...stored, acceptance: "sent" });
  discardQuotes({ kit, includeUnconfirmed: true });
  expect(at("amara").get()).toBeUndefined();
});
