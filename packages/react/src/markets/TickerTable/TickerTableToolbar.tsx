"use client";

import type { ReactElement } from "react";
import { numberFormat } from "../../format/numberFormat.ts";
import { FreshnessBadge } from "../../live/FreshnessBadge/FreshnessBadge.tsx";
import { useLocale } from "../../locale/LocaleContext.ts";
import { fillText } from "../../text/fillText.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import type { UseTickerTableReturnType } from "../useTickerTable.ts";

export type TickerTableToolbarProps = Pick<UseTickerTableReturnType, "state" | "getSearchProps">;

/** The search, how many markets it found, and how current they are. What is typed before they came is kept. */
export function TickerTableToolbar({ state, getSearchProps }: TickerTableToolbarProps): ReactElement {
  const { locale, text } = useLocale();
  const { tickerTable: words } = text;
  const isReady = state.status === "ready";
  return (
    <div data-part="toolbar">
      <div data-part="search">
        <Icon name="search" />
        <input
          {...getSearchProps()}
          aria-label={words.search}
          placeholder={words.search}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <p data-part="count" role="status">
        {isReady && writeCount(state)}
      </p>
      {isReady ? <FreshnessBadge freshness={state.freshness} /> : <Skeleton width="short" />}
    </div>
  );

  function writeCount({ rows, total }: { readonly rows: readonly unknown[]; readonly total: number }): string {
    const write = (value: number) => numberFormat(locale, {}).format(value);
    if (rows.length === total) return fillText(words.total, { total: write(total) });
    return fillText(words.shown, { shown: write(rows.length), total: write(total) });
  }
}
