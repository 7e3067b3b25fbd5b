import { type Session, submitTravelRule, type TravelRule } from "@partner-kit/contract";

/** The control of a question. */
export type TravelRuleInputKind =
  | { readonly kind: "text" }
  /** The user chooses one of the options that the service returns. */
  | { readonly kind: "choice"; readonly options: readonly TravelRuleOption[] }
  /** An ISO 3166-1 alpha-3 code (assumed). */
  | { readonly kind: "country" };

/** An option that the service returns. */
export interface TravelRuleOption {
  readonly label: string;
  readonly value: string;
}

/** A question about the sender, shown unchanged. */
export interface TravelRuleQuestion {
  readonly name: string;
  /** The service's label. */
  readonly label: string;
  readonly isRequired: boolean;
  /** `false` if the service document does not describe how to send it. It is shown but not sent. */
  readonly isSent: boolean;
  readonly input: TravelRuleInputKind;
}

export type TravelRuleProblem = "required" | "too_long";

export interface ReadTravelRuleQuestionsParameters {
  readonly fields: TravelRule["fields"];
  /** Whether the proxy forwards `purpose`. */
  readonly sendsPurpose: boolean;
}

/** Reads the questions in the service's order and drops duplicates. */
export function readTravelRuleQuestions(parameters: ReadTravelRuleQuestionsParameters): TravelRuleQuestion[] {
  const { fields, sendsPurpose } = parameters;
  const questions = new Map<string, TravelRuleQuestion>();
  for (const { name, label, required, options } of fields) {
    if (questions.has(name)) continue;
    const isSent = name === "purpose" ? sendsPurpose : alwaysSent.has(name);
    // The service needs both sender fields, even if it does not mark them as required.
    questions.set(name, { name, label, isRequired: required || alwaysSent.has(name), isSent, input: toInput() });

    function toInput(): TravelRuleInputKind {
      if (options && options.length > 0) return { kind: "choice", options: onceEach(options) };
      return { kind: name === "sender_country" ? "country" : "text" };
    }
  }
  return Array.from(questions.values());
}

/**
 * Whether the proxy forwards `purpose`. The service asks for it but does not document it as input, so the default is no.
 */
export function sendsTravelRulePurpose(session: Session | undefined): boolean {
  const features: unknown = session && Reflect.get(session, "features");
  return typeof features === "object" && features !== null && Reflect.get(features, "travel_rule_purpose") === true;
}

/** Validates the entry of a question. Questions that are not sent have no problems. */
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
