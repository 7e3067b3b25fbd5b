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
  /** Called after the service accepted the submission, without the submitted values. */
  readonly onSubmitted?: ((submission: TravelRuleSubmission) => void) | undefined;
}

export type TravelRuleFormState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  /** The deposit does not exist, belongs to another account, or needs no information. The service does not say which. */
  | (TravelRuleCase & { readonly status: "notFound"; readonly isRetrying: boolean })
  | TravelRuleFormReady;

export interface TravelRuleCase {
  /** The deposit from the transaction list (assumed). `undefined` until it is read. */
  readonly deposit: Transaction | undefined;
  /** The outcome according to the transaction list (assumed). `pending` until it is read. */
  readonly clearance: "pending" | "success" | "failed";
}

export interface TravelRuleFormReady extends TravelRuleCase {
  readonly status: "ready";
  /** The funds stay unavailable in each stage, until clearance. Unknown values are shown unchanged. */
  readonly stage: OpenEnum<"required" | "submitted">;
  /** Whether the form accepts input. False after a submission, until the user chooses to resubmit. */
  readonly isFormOpen: boolean;
  readonly fields: readonly TravelRuleFormField[];
  readonly sending: TravelRuleSending;
  readonly freshness: Freshness;
}

export interface TravelRuleFormField extends TravelRuleQuestion {
  readonly value: string;
  /** Set after the user visited the field or tried to submit. */
  readonly problem: TravelRuleProblem | undefined;
}

export interface UseTravelRuleFormReturnType {
  readonly state: TravelRuleFormState;
  readonly permission: Permission;
  /** Whether there is unsent input. It stays in memory only. */
  readonly isDirty: boolean;
  readonly edit: (name: string, value: string) => void;
  /** Reopens a submitted form. Resubmitting is safe. */
  readonly resubmit: () => void;
  /** Discards the input. */
  readonly discard: () => void;
  /** Reads session and case again, after a sign-in or a failure. */
  readonly retry: () => void;
  readonly getFormProps: () => {
    readonly noValidate: true;
    /** Keeps a browser without the page's script from writing a name into the URL. */
    readonly method: "post";
    readonly autoComplete: "off";
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** Props of an `<input>` or `<select>`. They include no `name`, because only the service may receive the value. */
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
 * State and actions of a form about the sender of a held deposit. Questions are shown in the service's words. The input is
 * personal data and stays in memory until the service accepts it. (Service document: Endpoints, Wallets; States and
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
  const sendInput = useSendTravelRule();
  const permission = can("submitTravelRule");
  const form = useForm({ drafts: travelRuleDrafts, recordId: transactionId, current: noValues, empty: noValues });
  const { values, extra, attempt } = form;

  const isGone = isApiError(readError, "NOT_FOUND");
  const stage = rule.data?.status;
  const isFormOpen = stage !== "submitted" || extra.isResubmitting;
  const questions = readTravelRuleQuestions({
    fields: rule.data?.fields ?? [],
    sendsPurpose: sendsTravelRulePurpose(session),
  });
  const valueOf = (name: string) => values[name] ?? "";
  const problems = Object.fromEntries(
    questions.map((question) => [question.name, travelRuleProblem(question, valueOf(question.name))]),
  );
  const shown = form.shown(problems);
  const fields = questions.map(
    (question): TravelRuleFormField => ({
      ...question,
      value: valueOf(question.name),
      problem: shown[question.name],
    }),
  );
  const outcome = toTravelRuleSending(attempt);
  // The user has signed in again.
  const sending = needsSignIn(outcome) && permission.allowed ? idle : outcome;

  // The submission arrived although its response was lost.
  const hasArrived = stage === "submitted" && !extra.isResubmitting && sending.status === "uncertain";
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
      questions.some((one) => one.name === name && one.isSent) ? valueOf(name).trim() : "";
    const end = await form.run({
      send: () =>
        sendInput({
          id: transactionId,
          sender_originator: sent("sender_originator"),
          sender_country: sent("sender_country"),
          purpose: sent("purpose") || undefined,
        }),
    });
    // Shows how the case has changed.
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
    // The earlier submission has arrived: its stage is `submitted`.
    resubmit: () => {
      form.settle();
      form.setExtra({ isResubmitting: true });
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
        value: valueOf(name),
        autoComplete: "off",
        disabled: !field?.isSent,
        "aria-required": field?.isRequired || undefined,
        "aria-invalid": field?.problem !== undefined || undefined,
        onChange: ({ target }) => edit(name, target.value),
        onBlur: () => valueOf(name) !== "" && form.touch(name),
      };
    },
  };

  function toState(): TravelRuleFormState {
    const clearance = clearanceOf(deposit);
    if (isGone) return { status: "notFound", deposit, clearance, isRetrying: rule.isFetching };
    if (stage === undefined) {
      return readError ? { status: "error", error: readError, isRetrying: rule.isFetching } : { status: "loading" };
    }
    return { status: "ready", stage, deposit, clearance, isFormOpen, fields, sending, freshness };
  }
}

const noValues = {};
const idle: TravelRuleSending = { status: "idle" };

/** Milliseconds. For accounts whose proxy receives no webhooks. */
const DEPOSIT_INTERVAL = 60_000;

function clearanceOf(deposit: Transaction | undefined): TravelRuleFormReady["clearance"] {
  if (deposit?.status === "success") return "success";
  return deposit?.status === "failed" ? "failed" : "pending";
}
