import { act } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { renderWithKit } from "../../test/renderWithKit.tsx";
import { favouritesStore, type UseFavouritesReturnType, useFavourites } from "./useFavourites.ts";

let it: UseFavouritesReturnType;

function Favourites() {
  it = useFavourites();
  return null;
}

const KEY = "partner-kit /partner-kit favourites";

const forget = () => favouritesStore("/partner-kit").set([]);

test("behaviour: favourites of another tab appear here and survive further changes", async () => {
  await renderWithKit(<Favourites />, { live: false });
  onTestFinished(forget);
  act(() => it.toggleFavourite("BTC-USD"));
  // Like a browser: the other tab writes, and this one gets a `storage` event.
  localStorage.setItem(KEY, JSON.stringify(["BTC-USD", "ETH-USD"]));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY })));
  expect(it.favourites).toEqual(new Set(["BTC-USD", "ETH-USD"]));
  act(() => it.toggleFavourite("SOL-USD"));
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual(["BTC-USD", "ETH-USD", "SOL-USD"]);
});

test("behaviour: two toggles in one render are both stored", async () => {
  await renderWithKit(<Favourites />, { live: false });
  onTestFinished(forget);
  act(() => {
    it.toggleFavourite("BTC-USD");
    it.toggleFavourite("ETH-USD");
  });
  expect(it.favourites).toEqual(new Set(["BTC-USD", "ETH-USD"]));
});
