import { useTravelRuleQueue } from "@partner-kit/react";
import { ApprovalQueue, TravelRuleForm, TravelRuleQueue } from "@partner-kit/react/components";
import { type ReactElement, useState } from "react";
import { ConsolePage } from "./ConsolePage.tsx";

/** Deposits on hold above the changes that wait for a second person, beside the form of one deposit. */
export function CompliancePage(): ReactElement {
  const { state } = useTravelRuleQueue();
  const [picked, setPicked] = useState<string>();
  const oldest = state.status === "ready" ? state.deposits[0]?.id : undefined;
  const open = picked ?? oldest;
  return (
    <ConsolePage title="Compliance" lead="Deposits on hold, oldest first, and changes that wait for a second person.">
      <div className="console-columns">
        <div className="console-stack">
          <TravelRuleQueue className="console-first" selectedId={open ?? null} onOpenForm={setPicked} />
          <h2>Approvals</h2>
          <ApprovalQueue />
        </div>
        {open !== undefined && <TravelRuleForm className="console-second" key={open} transactionId={open} />}
      </div>
    </ConsolePage>
  );
}
