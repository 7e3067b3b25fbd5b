import { TickerTable } from "@partner-kit/react/components";
import { type ReactElement, useEffect } from "react";
import { useLocation, useSearchParams } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { changeSettings, useSettings } from "../settings/settings.ts";
import { Page } from "../shell/Page.tsx";
import { readTickerView, writeTickerView } from "./tickerViewParams.ts";

/** All markets. The URL contains the view, so that operators can share it. */
export function Markets(): ReactElement {
  const messages = useAppMessages();
  const { favourites } = useSettings();
  const [, navigate] = useLocation();
  const [params, setParams] = useSearchParams();
  useEffect(returnToOpened, []);
  return (
    <Page title={messages.markets}>
      <TickerTable
        className="app-markets"
        openPair={openedPair()}
        favourites={favourites}
        onFavouritesChange={(pairIds) => changeSettings({ favourites: pairIds })}
        view={readTickerView(params)}
        onViewChange={(view) => setParams((before) => writeTickerView(view, before), { replace: true })}
        onSelect={(pairId) => {
          // `returnToOpened` reads this when the operator goes back.
          history.replaceState({ opened: pairId }, "");
          navigate(`/markets/${encodeURIComponent(pairId)}`, { state: { markets: location.search } });
        }}
      />
    </Page>
  );
}

/** Focuses the market that the operator last opened from this list. */
function returnToOpened(): void {
  const opened = openedPair();
  if (opened === undefined) return;
  const row = document.querySelector(`[data-pair="${CSS.escape(opened)}"]`);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector<HTMLElement>("[data-part=pair]")?.focus({ preventScroll: true });
}

/** The market that the operator last opened from this list. */
function openedPair(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("opened" in state)) return undefined;
  return String(state.opened);
}
