import type { ReactElement } from "react";
import { BalanceOverview, RecipientEditor, RecipientList } from "../src/exports/components.ts";

/** The console in the stories of all adapters. */
export function AdapterConsole(): ReactElement {
  return (
    <div className="adapter-console">
      <BalanceOverview />
      <RecipientEditor />
      <RecipientList defaultView={{ type: "crypto" }} />
    </div>
  );
}
