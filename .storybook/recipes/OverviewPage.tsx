import { BalanceHistory, MoversChart } from "@partner-kit/react/charts";
import { AttentionList, type AttentionListProps, BalanceOverview, EventFeed } from "@partner-kit/react/components";
import { type ReactElement, useState } from "react";
import { ConsolePage } from "./ConsolePage.tsx";

/** Start page of a treasury team: the trend and the amounts, beside what needs a person and what happened. */
export function OverviewPage(): ReactElement {
  // One switch hides the amounts of both.
  const [amountsHidden, setAmountsHidden] = useState(false);
  return (
    <ConsolePage title="Overview" lead="How the account is doing, and what needs a person.">
      <div className="console-columns" data-columns="wide first">
        <div className="console-stack">
          <BalanceHistory
            className="console-first"
            amountsHidden={amountsHidden}
            onAmountsHiddenChange={setAmountsHidden}
          />
          <BalanceOverview amountsHidden={amountsHidden} onAmountsHiddenChange={setAmountsHidden} />
        </div>
        <div className="console-stack">
          <AttentionList className="console-second" getHref={placeOf} />
          <EventFeed pageSize={4} />
          <MoversChart count={2} />
        </div>
      </div>
    </ConsolePage>
  );
}

/** In your app, the paths of your screens. */
const placeOf: NonNullable<AttentionListProps["getHref"]> = ({ kind }) => {
  switch (kind) {
    case "heldDeposits":
    case "approvals":
    case "unknownOutcomes":
      return storyOf("compliance");
    case "unknownPayments":
    case "unknownBatches":
      return storyOf("pay");
    default:
      return storyOf("developers");
  }
};

function storyOf(page: string): string {
  return `./iframe.html?viewMode=story&id=recipes-${page}--page`;
}
