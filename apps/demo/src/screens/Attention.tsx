import { AttentionList, type AttentionListProps } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { BASE } from "../backend/addresses.ts";

/** Everything that needs a person, and the person's own requests. */
export function Attention(): ReactElement {
  return <AttentionList getHref={placeOf} />;
}

/** Links a single task to its own page, and several to their screen. */
const placeOf: NonNullable<AttentionListProps["getHref"]> = ({ kind, ids = [] }) => {
  const own = ids.length === 1 ? `/${ids[0]}` : "";
  switch (kind) {
    case "heldDeposits":
      return `${BASE}/compliance${own}`;
    case "approvals":
    case "ownApprovals":
    case "unknownOutcomes":
      return `${BASE}/approvals${own}`;
    case "unknownPayments":
      return `${BASE}/pay`;
    case "unknownBatches":
      return `${BASE}/pay/batch`;
    default:
      return `${BASE}/webhooks`;
  }
};
