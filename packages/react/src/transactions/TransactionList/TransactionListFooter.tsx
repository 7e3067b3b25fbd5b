"use client";

import type { ReactElement } from "react";
import { formatDateTime } from "../../format/formatDateTime.ts";
import { useText } from "../../locale/useText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { enTransactionList } from "../messages.en.ts";
import type { TransactionListState, UseTransactionListReturnType } from "../useTransactionList.ts";

export interface TransactionListFooterProps {
  readonly list: UseTransactionListReturnType;
  readonly state: Extract<TransactionListState, { readonly status: "ready" }>;
}

/** Says what filters and CSV cover while older transactions are not loaded, and loads them. */
export function TransactionListFooter({ list, state }: TransactionListFooterProps): ReactElement {
  const { transactionList: messages, plural, fill, locale } = useText(enTransactionList);
  const { more, total, loadedSince, lacksDates } = state;
  return (
    <div data-part="footer">
      <p data-part="coverage">
        {more === "failed" && (
          <strong role="alert">
            <Icon name="warning" /> {messages.loadFailed}
          </strong>
        )}{" "}
        {plural(messages.coverage, total)}
        {lacksDates &&
          loadedSince !== undefined &&
          ` ${fill(messages.notLoaded, { time: formatDateTime({ timestamp: loadedSince, locale }) })}`}
      </p>
      <Button {...list.getLoadMoreButtonProps()} isBusy={more === "loading"}>
        {messages.loadMore}
      </Button>
    </div>
  );
}
