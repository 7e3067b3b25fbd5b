import { TickerTable } from "@partner-kit/react/components";
import { type ReactElement, useEffect } from "react";
import { useLocation, useSearchParams } from "wouter";
import { Page } from "../shell/Page.tsx";
import { useAppWords } from "../words/useAppWords.ts";
import { preloadPair } from "./screens.ts";
import { readTickerView, writeTickerView } from "./tickerViewParams.ts";

/** All markets. What is shown stands in the address, so that it can be sent to somebody. */
export function Markets(): ReactElement {
  const words = useAppWords();
  const [, navigate] = useLocation();
  const [params, setParams] = useSearchParams();
  useEffect(preloadPair, []);
  return (
    <Page title={words.markets}>
      <TickerTable
        view={readTickerView(params)}
        onViewChange={(view) => setParams((before) => writeTickerView(view, before), { replace: true })}
        onSelect={(pairId) =>
          navigate(`/markets/${encodeURIComponent(pairId)}`, { state: { markets: location.search } })
        }
      />
    </Page>
  );
}
