import { type Session, submitTravelRule, type TravelRule } from "@partner-kit/contract";

/** How a question is answered. */
export type TravelRuleAnswerKind =
  | { readonly kind: "text" }
  /** One of the options that the service gave. */
  | { readonly kind: "choice"; readonly options: readonly TravelRuleOption[] }
  /** An ISO 3166-1 alpha-3 code. That the service expects this form is assumed. */
  | { readonly kind: "country" };

/** An answer to choose, as the service gave it. */
export interface TravelRuleOption {
  readonly label: string;
  readonly value: string;
}

/** A question about the sender, to be shown as given. */
export interface TravelRuleQuestion {
  readonly name: string;
  /** As the service wrote it. */
  readonly label: string;
  readonly isRequired: boolean;
  /** `false`: it is asked for, but the service document shows no way to send it, so it is not sent. */
  readonly isSent: boolean;
  readonly answer: TravelRuleAnswerKind;
}

/** What is wrong with an answer. */
export type TravelRuleProblem = "required" | "too_long";

export interface ReadTravelRuleQuestionsParameters {
  readonly fields: TravelRule["fields"];
  /** Whether the proxy passes `purpose` on. */
  readonly sendsPurpose: boolean;
}

/** The questions in the order of the service, each name once. */
export function readTravelRuleQuestions(parameters: ReadTravelRuleQuestionsParameters): TravelRuleQuestion[] {
  const { fields, sendsPurpose } = parameters;
  const questions = new Map<string, TravelRuleQuestion>();
  for (const { name, label, required, options } of fields) {
    if (questions.has(name)) continue;
    const isSent = name === "purpose" ? sendsPurpose : alwaysSent.has(name);
    // Without the two about the sender nothing can be sent, whether they are said to be required or not.
    questions.set(name, { name, label, isRequired: required || alwaysSent.has(name), isSent, answer: toAnswer() });

    function toAnswer(): TravelRuleAnswerKind {
      if (options && options.length > 0) return { kind: "choice", options: onceEach(options) };
      return { kind: name === "sender_country" ? "country" : "text" };
    }
  }
  return Array.from(questions.values());
}

/**
 * Whether the proxy passes `purpose` on to the service. The service asks for it but does not say that it takes it, so a
 * proxy that says nothing of it does not.
 */
export function sendsTravelRulePurpose(session: Session | undefined): boolean {
  const features: unknown = session && Reflect.get(session, "features");
  return typeof features === "object" && features !== null && Reflect.get(features, "travel_rule_purpose") === true;
}

/** What is wrong with the answer to a question that is sent; of the others nothing is asked. */
export function travelRuleProblem(question: TravelRuleQuestion, value: string): TravelRuleProblem | undefined {
  const { name, isRequired, isSent } = question;
  if (!isSent) return undefined;
  const text = value.trim();
  if (text === "") return isRequired ? "required" : undefined;
  return schemas.get(name)?.safeParse(text).success === false ? "too_long" : undefined;
}

const alwaysSent: ReadonlySet<string> = new Set(["sender_originator", "sender_country"]);

const schemas = new Map(Object.entries(submitTravelRule.input.shape));

function onceEach(options: readonly TravelRuleOption[]): TravelRuleOption[] {
  return options.filter(({ value }, index) => options.findIndex((other) => other.value === value) === index);
}
