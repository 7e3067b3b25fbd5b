"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import type { MorePages } from "../../query/usePagedRead.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { enTransactionList } from "../messages.en.ts";
import type { UseTransactionListReturnType } from "../useTransactionList.ts";

export interface TransactionListFooterProps {
  readonly list: UseTransactionListReturnType;
  readonly more: MorePages;
  /** Number of loaded transactions. */
  readonly total: number;
}

/** Says what filters and CSV cover while older transactions are not loaded, and loads them. */
export function TransactionListFooter({ list, more, total }: TransactionListFooterProps): ReactElement {
  const { transactionList: messages, plural } = useText(enTransactionList);
  return (
    <div data-part="footer">
      <p data-part="coverage">
        {more === "failed" && (
          <strong role="alert">
            <Icon name="warning" /> {messages.loadFailed}
          </strong>
        )}{" "}
        {plural(messages.coverage, total)}
      </p>
      <Button {...list.getLoadMoreButtonProps()} isBusy={more === "loading"}>
        {messages.loadMore}
      </Button>
    </div>
  );
}
