import type { RecipientListView } from "@partner-kit/react";
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
  };
}

function writeView({ type, currency, search }: RecipientListView, before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(before);
  set(params, "type", type);
  set(params, "currency", currency);
  set(params, "search", search);
  return params;
}
