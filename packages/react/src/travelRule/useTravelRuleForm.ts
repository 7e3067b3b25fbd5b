"use client";

import {
  isApiError,
  type OpenEnum,
  type Resource,
  type Transaction,
  type TravelRuleSubmission,
} from "@partner-kit/contract";
import { type ChangeEvent, type SyntheticEvent, useEffect } from "react";
import { errorKind } from "../errors/errorKind.ts";
import { type Freshness, useFreshness } from "../live/useFreshness.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { invalidateResources } from "../query/invalidateResources.ts";
import { afterTry, isUncertain } from "../query/isUncertain.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { useTransaction } from "../transactions/transactions.ts";
import { sendsTravelRulePurpose } from "./sendsTravelRulePurpose.ts";
import { noTravelRuleWork, type TravelRuleFailure, type TravelRuleSending } from "./TravelRuleWork.ts";
import { useTravelRule } from "./travelRule.ts";
import {
  readTravelRuleQuestions,
  type TravelRuleProblem,
  type TravelRuleQuestion,
  travelRuleProblem,
} from "./travelRuleFields.ts";
import { useSendTravelRule } from "./useSendTravelRule.ts";
import { useTravelRuleWork } from "./useTravelRuleWork.ts";

export interface UseTravelRuleFormParameters {
  /** Public wallet transaction ID of the held deposit. */
  readonly transactionId: string;
  /** Told that the service has taken the answers; it is not told what they were. */
  readonly onSubmitted?: ((submission: TravelRuleSubmission) => void) | undefined;
}

export type TravelRuleFormState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  /** There is no such deposit, it belongs to another account, or nothing is asked about it: the service does not tell which. */
  | { readonly status: "notFound"; readonly isRetrying: boolean }
  | TravelRuleFormReady;

export interface TravelRuleFormReady {
  readonly status: "ready";
  /** The funds stay unavailable in each: from `submitted` on until clearance. Others can come, and are shown raw. */
  readonly stage: OpenEnum<"required" | "submitted">;
  /** The deposit as the transaction list has it (assumed); `undefined` while that is not known. */
  readonly deposit: Transaction | undefined;
  /** What the transaction list says has become of the deposit (assumed). `pending` also while that is not known. */
  readonly clearance: "pending" | "success" | "failed";
  /** Whether there is something to fill in now: always, unless it was submitted and nobody asked to answer again. */
  readonly isFormOpen: boolean;
  readonly fields: readonly TravelRuleFormField[];
  readonly sending: TravelRuleSending;
  readonly freshness: Freshness;
}

export interface TravelRuleFormField extends TravelRuleQuestion {
  readonly value: string;
  /** Once it was left, or sending was tried. */
  readonly problem: TravelRuleProblem | undefined;
}

export interface UseTravelRuleFormReturnType {
  readonly state: TravelRuleFormState;
  readonly permission: Permission;
  /** Whether there is something typed that was not sent. It is kept either way, in memory only. */
  readonly isDirty: boolean;
  readonly edit: (name: string, value: string) => void;
  /** Opens the form of a submitted case: sending again is fine. */
  readonly answerAgain: () => void;
  /** Forgets what was typed. */
  readonly discard: () => void;
  /** Reads session and case again: after signing in, or after a failure. */
  readonly retry: () => void;
  readonly getFormProps: () => {
    readonly noValidate: true;
    /** Sent by the page's script only. Were that missing, the browser must not write a name into the address. */
    readonly method: "post";
    readonly autoComplete: "off";
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** For an `<input>` or `<select>`. It has no `name`: what is in it is for nobody but the service. */
  readonly getFieldProps: (name: string) => {
    readonly "data-field": string;
    readonly value: string;
    readonly autoComplete: "off";
    readonly disabled: boolean;
    readonly "aria-required": true | undefined;
    readonly "aria-invalid": true | undefined;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
    readonly onBlur: () => void;
  };
}

/**
 * Everything a form about the sender of a held deposit does. Questions are shown as the service asks them; answers are
 * personal data and are kept in memory alone, until they were taken. (Service document: Endpoints, Wallets; States and
 * transitions.)
 */
export function useTravelRuleForm({
  transactionId,
  onSubmitted,
}: UseTravelRuleFormParameters): UseTravelRuleFormReturnType {
  const { kit, queryClient } = useKitContext();
  const { data: session, can } = useSession();
  const rule = useTravelRule({ id: transactionId });
  const readError = useSettledError(rule);
  const freshness = useFreshness({ error: readError, receivedAt: rule.dataUpdatedAt });
  const { data: deposit } = useTransaction({ transaction_id: transactionId, refreshInterval: DEPOSIT_INTERVAL });
  const { work, read, update, clear } = useTravelRuleWork(transactionId);
  const sendAnswers = useSendTravelRule();
  const permission = can("submitTravelRule");

  const { values, visited, isAnsweringAgain } = work;
  const isGone = isApiError(readError, "NOT_FOUND");
  const stage = rule.data?.status;
  const isFormOpen = stage !== "submitted" || isAnsweringAgain;
  const questions = readTravelRuleQuestions({
    fields: rule.data?.fields ?? [],
    sendsPurpose: sendsTravelRulePurpose(session),
  });
  const fields = questions.map((question): TravelRuleFormField => {
    const value = values.get(question.name) ?? "";
    const problem = visited.has(question.name) ? travelRuleProblem(question, value) : undefined;
    return { ...question, value, problem };
  });
  // Signing in again is all that was missing.
  const hasReturned =
    work.sending.status === "failed" && work.sending.reason === "session_expired" && permission.allowed;
  const sending = hasReturned ? noTravelRuleWork.sending : work.sending;

  // An answer that never came was taken in after all.
  const hasArrived = stage === "submitted" && !isAnsweringAgain && sending.status === "uncertain";
  useEffect(() => {
    if (hasArrived) clear();
  });

  const readAgain = (resources: readonly Resource[]) => void invalidateResources({ queryClient, kit, resources });
  const visit = (names: readonly string[]) => update({ visited: new Set([...read().visited, ...names]) });
  const edit = (name: string, value: string) => {
    // What is typed now would not be in what is sent.
    if (read().sending.status === "sending") return;
    update({ values: new Map(read().values).set(name, value), sending: noTravelRuleWork.sending });
  };
  const submit = (form: HTMLFormElement) => {
    if (!rule.data || !isFormOpen || !permission.allowed || read().sending.status === "sending") return;
    visit(questions.map(({ name }) => name));
    const wrong = fields.find((field) => travelRuleProblem(field, field.value) !== undefined);
    if (wrong) return focusField(form, wrong.name);
    const answer = (name: string) => {
      const sent = fields.find((field) => field.name === name && field.isSent);
      return sent?.value.trim() ?? "";
    };
    update({ sending: { status: "sending" } });
    void send({
      id: transactionId,
      sender_originator: answer("sender_originator"),
      sender_country: answer("sender_country"),
      purpose: answer("purpose") || undefined,
    });
  };
  async function send(answers: Parameters<typeof sendAnswers>[0]): Promise<void> {
    let submission: TravelRuleSubmission;
    try {
      submission = await sendAnswers(answers);
    } catch (caught) {
      // What a call fails with, by the client's word.
      const error = afterTry(read().lastError, caught as OperationError);
      const reason = reasonOf(error);
      // Where the case is not what it was, or the answers are not valid, sending the same again would not tell.
      const isOpen = isUncertain(error) && (reason === "other" || reason === "session_expired");
      const sending = isOpen
        ? ({ status: "uncertain", error } as const)
        : ({ status: "failed", reason, error } as const);
      update({ lastError: error, sending });
      // What the case has become is to be seen.
      return readAgain(["travelRule", "transactions"]);
    }
    clear();
    onSubmitted?.(submission);
  }

  return {
    state: toState(),
    permission,
    isDirty: Array.from(values.values()).some((value) => value.trim() !== ""),
    edit,
    // What was sent before has arrived: the service says so.
    answerAgain: () => update({ isAnsweringAgain: true, lastError: undefined }),
    discard: () => read().sending.status !== "sending" && clear(),
    retry: () => readAgain(["session", "travelRule", "transactions"]),
    getFormProps: () => ({
      noValidate: true,
      method: "post",
      autoComplete: "off",
      onSubmit: (event) => {
        event.preventDefault();
        submit(event.currentTarget);
      },
    }),
    getFieldProps: (name) => {
      const field = fields.find((candidate) => candidate.name === name);
      return {
        "data-field": name,
        value: field?.value ?? "",
        autoComplete: "off",
        disabled: !field?.isSent,
        "aria-required": field?.isRequired || undefined,
        "aria-invalid": field?.problem !== undefined || undefined,
        onChange: ({ target }) => edit(name, target.value),
        onBlur: () => (field?.value ?? "") !== "" && visit([name]),
      };
    },
  };

  function toState(): TravelRuleFormState {
    if (isGone) return { status: "notFound", isRetrying: rule.isFetching };
    if (stage === undefined) {
      return readError ? { status: "error", error: readError, isRetrying: rule.isFetching } : { status: "loading" };
    }
    return { status: "ready", stage, deposit, clearance: clearanceOf(deposit), isFormOpen, fields, sending, freshness };
  }
}

/** Milliseconds; for accounts whose proxy receives no webhooks. */
const DEPOSIT_INTERVAL = 60_000;

function clearanceOf(deposit: Transaction | undefined): TravelRuleFormReady["clearance"] {
  if (deposit?.status === "success") return "success";
  return deposit?.status === "failed" ? "failed" : "pending";
}

function reasonOf(error: OperationError): TravelRuleFailure {
  if (isApiError(error, "NOT_FOUND")) return "not_found";
  if (isApiError(error, "CONFLICT")) return "conflict";
  switch (errorKind(error)) {
    case "session":
      return "session_expired";
    case "input":
      return "refused";
    default:
      return "other";
  }
}

/** Looks for the question's element, or for the control inside of it. */
function focusField(form: HTMLFormElement, name: string): void {
  const element = Array.from(form.querySelectorAll<HTMLElement>("[data-field]")).find(
    ({ dataset }) => dataset["field"] === name,
  );
  const control = element?.matches("input, select") ? element : element?.querySelector<HTMLElement>("input, select");
  control?.focus();
}
