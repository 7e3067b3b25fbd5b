import type { Text } from "../text/text.ts";
import type { TravelRuleProblem } from "./travelRuleFields.ts";

/** Describes a problem of `useTravelRuleForm`. */
export function describeTravelRuleProblem(
  problem: TravelRuleProblem | undefined,
  { travelRuleForm: messages }: Pick<Text, "travelRuleForm">,
): string | undefined {
  return problem && (problem === "required" ? messages.required : messages.tooLong);
}
