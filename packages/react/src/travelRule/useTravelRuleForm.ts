"use client";

import {
  isApiError,
  type OpenEnum,
  type Resource,
  type Transaction,
  type TravelRuleSubmission,
} from "@partner-kit/contract";
import { type ChangeEvent, type SyntheticEvent, useEffect } from "react";
import { useForm } from "../form/useForm.ts";
import { type Freshness, useFreshness } from "../live/useFreshness.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { invalidateResources } from "../query/invalidateResources.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { useTransaction } from "../transactions/transactions.ts";
import { useTravelRule } from "./travelRule.ts";
import { needsSignIn, type TravelRuleSending, toTravelRuleSending, travelRuleDrafts } from "./travelRuleDrafts.ts";
import {
  readTravelRuleQuestions,
  sendsTravelRulePurpose,
  type TravelRuleProblem,
  type TravelRuleQuestion,
  travelRuleProblem,
} from "./travelRuleFields.ts";
import { useSendTravelRule } from "./useSendTravelRule.ts";

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
  const sendAnswers = useSendTravelRule();
  const permission = can("submitTravelRule");
  const form = useForm({ drafts: travelRuleDrafts, recordId: transactionId, current: noAnswers, empty: noAnswers });
  const { values, extra, attempt } = form;

  const isGone = isApiError(readError, "NOT_FOUND");
  const stage = rule.data?.status;
  const isFormOpen = stage !== "submitted" || extra.isAnsweringAgain;
  const questions = readTravelRuleQuestions({
    fields: rule.data?.fields ?? [],
    sendsPurpose: sendsTravelRulePurpose(session),
  });
  const answer = (name: string) => values[name] ?? "";
  const problems = Object.fromEntries(
    questions.map((question) => [question.name, travelRuleProblem(question, answer(question.name))]),
  );
  const shown = form.shown(problems);
  const fields = questions.map(
    (question): TravelRuleFormField => ({
      ...question,
      value: answer(question.name),
      problem: shown[question.name],
    }),
  );
  const outcome = toTravelRuleSending(attempt);
  // Signing in again is all that was missing.
  const sending = needsSignIn(outcome) && permission.allowed ? idle : outcome;

  // An answer that never came was taken in after all.
  const hasArrived = stage === "submitted" && !extra.isAnsweringAgain && sending.status === "uncertain";
  useEffect(() => {
    if (hasArrived) form.discard();
  });

  const readAgain = (resources: readonly Resource[]) => void invalidateResources({ queryClient, kit, resources });
  const edit = (name: string, value: string) => {
    form.dismiss();
    form.edit({ [name]: value });
  };
  const submit = async () => {
    if (!rule.data || !isFormOpen || !permission.allowed || !form.check(problems)) return;
    const sent = (name: string) =>
      questions.some((one) => one.name === name && one.isSent) ? answer(name).trim() : "";
    const end = await form.run({
      send: () =>
        sendAnswers({
          id: transactionId,
          sender_originator: sent("sender_originator"),
          sender_country: sent("sender_country"),
          purpose: sent("purpose") || undefined,
        }),
    });
    // What the case has become is to be seen.
    if (end?.status === "failed") return readAgain(["travelRule", "transactions"]);
    if (end?.status !== "done") return;
    form.discard();
    onSubmitted?.(end.result);
  };

  return {
    state: toState(),
    permission,
    isDirty: form.isDirty,
    edit,
    // What was sent before has arrived: the service says so.
    answerAgain: () => {
      form.settle();
      form.setExtra({ isAnsweringAgain: true });
    },
    discard: form.discard,
    retry: () => readAgain(["session", "travelRule", "transactions"]),
    getFormProps: () => ({
      noValidate: true,
      method: "post",
      autoComplete: "off",
      onSubmit: form.onSubmit(() => void submit()),
    }),
    getFieldProps: (name) => {
      const field = fields.find((candidate) => candidate.name === name);
      return {
        "data-field": name,
        value: answer(name),
        autoComplete: "off",
        disabled: !field?.isSent,
        "aria-required": field?.isRequired || undefined,
        "aria-invalid": field?.problem !== undefined || undefined,
        onChange: ({ target }) => edit(name, target.value),
        onBlur: () => answer(name) !== "" && form.touch(name),
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

const noAnswers = {};
const idle: TravelRuleSending = { status: "idle" };

/** Milliseconds; for accounts whose proxy receives no webhooks. */
const DEPOSIT_INTERVAL = 60_000;

function clearanceOf(deposit: Transaction | undefined): TravelRuleFormReady["clearance"] {
  if (deposit?.status === "success") return "success";
  return deposit?.status === "failed" ? "failed" : "pending";
}
