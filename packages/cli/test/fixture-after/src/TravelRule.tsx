import { useDeliveryLog, useTravelRuleForm, webhookVerdict } from "@partner-kit/react";
import type { TravelRuleInputKind, TravelRuleQuestion } from "@partner-kit/react";
import { TravelRuleQueue } from "@partner-kit/react/components";

export function Form({ id }: { id: string }) {
  const { state, resubmit: answerAgain } = useTravelRuleForm({ transactionId: id });
  const log = useDeliveryLog();
  if (state.status !== "ready" || log.state.status !== "ready") return null;
  return (
    <>
      <TravelRuleQueue onOpenForm={() => answerAgain()} />
      {state.fields.map((field) => kindOf(field))}
      {state.fields.some(({ input: answer }) => answer.kind === "text")}
      {log.state.entries.map((entry) => (entry.kind === "delivery" ? String(entry.lastResponse) : entry.id))}
      {webhookVerdict("no_response")}
    </>
  );
}

export function kindOf(question: TravelRuleQuestion): TravelRuleInputKind["kind"] {
  return question.input.kind;
}
