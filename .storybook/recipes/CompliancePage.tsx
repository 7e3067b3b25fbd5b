import { useTravelRuleQueue } from "@partner-kit/react";
import { ApprovalQueue, TravelRuleForm, TravelRuleQueue } from "@partner-kit/react/components";
import { type ReactElement, useState } from "react";
import { ConsolePage } from "./ConsolePage.tsx";

/** Deposits on hold with the form of one of them beside the list, above the changes that wait for a second person. */
export function CompliancePage(): ReactElement {
  const { state } = useTravelRuleQueue();
  const [picked, setPicked] = useState<string>();
  const oldest = state.status === "ready" ? state.deposits[0]?.id : undefined;
  const open = picked ?? oldest;
  return (
    <ConsolePage title="Compliance" lead="Deposits on hold, oldest first, and changes that wait for a second person.">
      <div className="console-columns">
        <TravelRuleQueue selectedId={open ?? null} onOpenForm={setPicked} />
        {open !== undefined && <TravelRuleForm key={open} transactionId={open} />}
      </div>
      <ApprovalQueue />
    </ConsolePage>
  );
}
