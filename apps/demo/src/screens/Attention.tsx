import { useTravelRuleQueue } from "@partner-kit/react";
import { AttentionList, type AttentionListProps, TravelRuleQueue } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { BASE } from "../backend/addresses.ts";

/** Everything that needs a person: deposits on hold with their amounts, and the rest as a list. */
export function Attention(): ReactElement {
  const [, navigate] = useLocation();
  const { state } = useTravelRuleQueue();
  const isClear = state.status === "ready" && state.coverage === "all" && state.deposits.length === 0;
  return (
    <div className="app-stack">
      <AttentionList kinds={otherKinds} getHref={placeOf} />
      {!isClear && <TravelRuleQueue onOpenForm={(transactionId) => navigate(`/compliance/${transactionId}`)} />}
    </div>
  );
}

/** Everything but held deposits, which the queue shows with their amounts. */
const otherKinds: NonNullable<AttentionListProps["kinds"]> = [
  "unknownPayments",
  "unknownBatches",
  "unknownOutcomes",
  "failingWebhooks",
  "parkedEvents",
  "approvals",
  "endingSecrets",
  "disabledWebhooks",
];

/** Links a single approval to its own page, and the others to their screen. */
const placeOf: NonNullable<AttentionListProps["getHref"]> = ({ kind, ids = [] }) => {
  const [only] = ids.length === 1 ? ids : [];
  switch (kind) {
    case "approvals":
    case "unknownOutcomes":
      return `${BASE}/approvals${only === undefined ? "" : `/${only}`}`;
    case "unknownPayments":
      return `${BASE}/pay`;
    case "unknownBatches":
      return `${BASE}/pay/batch`;
    default:
      return `${BASE}/webhooks`;
  }
};
