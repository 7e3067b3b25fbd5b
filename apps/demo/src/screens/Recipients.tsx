import type { RecipientListView, RecipientSort } from "@partner-kit/react";
import { RecipientList } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useLocation, useSearchParams } from "wouter";
import { BASE } from "../backend/addresses.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";
import { set } from "./tickerViewParams.ts";

/** Saved recipients. The URL contains the filters. */
export function Recipients(): ReactElement {
  const messages = useAppMessages();
  const [params, setParams] = useSearchParams();
  const [, navigate] = useLocation();
  return (
    <Page title={messages.recipients}>
      <RecipientList
        className="app-recipients"
        view={readView(params)}
        onPay={({ id }) => navigate(`/pay?recipient=${id}`)}
        getApprovalHref={(id) => `${BASE}/approvals/${id}`}
        onViewChange={(view) => setParams((before) => writeView(view, before), { replace: true })}
      />
    </Page>
  );
}

function readView(params: URLSearchParams): RecipientListView {
  const type = params.get("type");
  return {
    type: type === "fiat" || type === "crypto" ? type : undefined,
    currency: params.get("currency") ?? undefined,
    search: params.get("search") ?? "",
    sort: readSort(params.get("sort")),
  };
}

/** Reads `updated.descending`. By name, if it is missing or invalid. */
function readSort(text: string | null): RecipientSort {
  const [column, direction] = (text ?? "").split(".");
  return {
    column: column === "updated" || column === "paid" ? column : "name",
    direction: direction === "descending" ? "descending" : "ascending",
  };
}

function writeView({ type, currency, search, sort }: RecipientListView, before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(before);
  set(params, "type", type);
  set(params, "currency", currency);
  set(params, "search", search);
  const isDefault = sort === undefined || (sort.column === "name" && sort.direction === "ascending");
  set(params, "sort", isDefault ? undefined : `${sort.column}.${sort.direction}`);
  return params;
}
