import { TravelRuleQueue } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useLocation, useParams } from "wouter";
import { Page } from "../shell/Page.tsx";
import { useAppWords } from "../words/useAppWords.ts";

/** Deposits that wait for sender information. The one that is answered about stands in the address. */
export function Compliance(): ReactElement {
  const words = useAppWords();
  const { transactionId = null } = useParams<{ readonly transactionId?: string }>();
  const [, navigate] = useLocation();
  return (
    <Page title={words.compliance}>
      <TravelRuleQueue
        selectedId={transactionId}
        onSelectedIdChange={(id) => navigate(id === null ? "/compliance" : `/compliance/${id}`)}
      />
    </Page>
  );
}
