import { useDeliveryLog, useTravelRuleForm, webhookVerdict } from "@partner-kit/react";
import type { TravelRuleAnswerKind, TravelRuleQuestion } from "@partner-kit/react";
import { TravelRuleQueue } from "@partner-kit/react/components";

export function Form({ id }: { id: string }) {
  const { state, answerAgain } = useTravelRuleForm({ transactionId: id });
  const log = useDeliveryLog();
  if (state.status !== "ready" || log.state.status !== "ready") return null;
  return (
    <>
      <TravelRuleQueue onAnswer={() => answerAgain()} />
      {state.fields.map((field) => kindOf(field))}
      {state.fields.some(({ answer }) => answer.kind === "text")}
      {log.state.entries.map((entry) => (entry.kind === "delivery" ? String(entry.lastAnswer) : entry.id))}
      {webhookVerdict("no_answer")}
    </>
  );
}

export function kindOf(question: TravelRuleQuestion): TravelRuleAnswerKind["kind"] {
  return question.answer.kind;
}
