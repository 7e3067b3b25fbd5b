"use client";

import { type ChangeEvent, type MouseEvent, type SyntheticEvent, useSyncExternalStore } from "react";
import { createIdempotencyKey, isUnknown } from "../form/attempt.ts";
import { focusInvalid } from "../form/focusInvalid.ts";
import { type UseFormReturnType, useForm } from "../form/useForm.ts";
import { useLocale } from "../locale/LocaleContext.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { type Some, withDefaults } from "../provider/withDefaults.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import {
  canRepeat,
  type SimulationDraft,
  type SimulationRun,
  simulationDrafts,
  simulationUserDrafts,
  toSimulationRun,
} from "./simulationDrafts.ts";
import { type SimulationPreset, simulationPresets } from "./simulationPresets.ts";
import { addSimulationRun, type SimulationRecord, simulationRunsOf } from "./simulationRuns.ts";
import {
  emptySimulationValues,
  type SimulationField,
  type SimulationName,
  type SimulationProblems,
  type SimulationValues,
  simulationFields,
  simulationNames,
  simulationProblems,
  simulations,
  trimSimulationValues,
} from "./simulations.ts";
import { type SendSimulationParameters, useSendSimulation } from "./useSendSimulation.ts";

export interface UseSimulatorParameters {
  /** Initial values of the fields. */
  readonly defaultValues?: Some<SimulationValues> | undefined;
  /** Simulations for one click. Default: one for each kind of event. */
  readonly presets?: readonly SimulationPreset[] | undefined;
  /** Creates an idempotency key. Default: 16 random bytes in hexadecimal. */
  readonly createKey?: (() => string) | undefined;
}

export type SimulatorState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  /** Production has no simulations. */
  | { readonly status: "production" }
  | { readonly status: "ready"; readonly simulations: readonly Simulation[] };

export interface Simulation {
  readonly name: SimulationName;
  readonly fields: readonly SimulationField[];
  readonly values: SimulationValues;
  /** Empty until the user tried to run it. */
  readonly problems: SimulationProblems;
  /** The kit's assumption about it, in one sentence. `undefined` if the service document describes it fully. */
  readonly assumption: string | undefined;
  readonly permission: Permission;
  readonly run: SimulationRun;
}

export interface UseSimulatorReturnType {
  readonly state: SimulatorState;
  /** Changes fields. Missing or `undefined` fields stay. `user_id` changes for all simulations. */
  readonly edit: (name: SimulationName, change: Some<SimulationValues>) => void;
  readonly play: (name: SimulationName) => void;
  readonly retry: () => void;
  readonly presets: readonly SimulationPreset[];
  /** The last runs, newest first, at most eight. They last until the page is left. */
  readonly runs: readonly SimulationRecord[];
  /** Props of a button that runs a preset, or a run again. It fills in the form of its simulation. */
  readonly getRunProps: (preset: SimulationPreset) => {
    readonly type: "button";
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  };
  /** Props of the element around all forms, so that focus can reach a field outside its form. */
  readonly getRootProps: () => { readonly "data-simulator": true };
  readonly getFormProps: (name: SimulationName) => {
    readonly noValidate: true;
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  readonly getFieldProps: (
    name: SimulationName,
    field: SimulationField,
  ) => {
    readonly name: SimulationField;
    readonly value: string;
    readonly autoComplete: "off";
    readonly "aria-required": true;
    readonly "aria-invalid": true | undefined;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
}

/**
 * State and actions of a simulator for deposits, withdrawals, KYB statuses and notifications on a test account. It is
 * unavailable in production, and no funds move. (Service document: Endpoints, Simulation.)
 */
export function useSimulator(parameters: UseSimulatorParameters = {}): UseSimulatorReturnType {
  const { defaultValues = {}, presets = simulationPresets, createKey = createIdempotencyKey } = parameters;
  const session = useSession();
  const sessionError = useSettledError(session);
  const send = useSendSimulation();
  const { kit } = useKitContext();
  const { clock } = useLocale();
  const history = simulationRunsOf({ kit, subject: session.data?.subject });
  const runs = useSyncExternalStore(history.subscribe, history.get, history.get);
  const { user_id, ...start } = withDefaults(emptySimulationValues, defaultValues);
  const user = useForm({ drafts: simulationUserDrafts, recordId: undefined, current: { user_id }, empty: { user_id } });
  const forms: Readonly<Record<SimulationName, UseFormReturnType<SimulationDraft>>> = {
    simulateFiatDeposit: useSimulationForm("simulateFiatDeposit", start),
    simulateCryptoDeposit: useSimulationForm("simulateCryptoDeposit", start),
    simulateFiatWithdrawal: useSimulationForm("simulateFiatWithdrawal", start),
    simulateCryptoWithdrawal: useSimulationForm("simulateCryptoWithdrawal", start),
    simulateKybStatus: useSimulationForm("simulateKybStatus", start),
    simulateProductUpdate: useSimulationForm("simulateProductUpdate", start),
  };
  const valuesOf = (name: SimulationName): SimulationValues => ({ ...forms[name].values, ...user.values });
  const problemsOf = (name: SimulationName): SimulationProblems =>
    forms[name].shown(simulationProblems(name, valuesOf(name)));

  const edit = (name: SimulationName, { user_id: userId, ...values }: Some<SimulationValues>) => {
    const form = forms[name];
    if (form.draft.get().attempt.status === "sending") return;
    if (userId !== undefined) {
      user.edit({ user_id: userId });
      // A run with an unknown outcome was for another user.
      for (const other of Object.values(forms)) if (isUnknown(other.draft.get().attempt)) beginAnew(other);
    }
    form.edit(values);
    // A changed request needs a new key.
    beginAnew(form);
  };
  /** Returns the invalid fields. */
  const play = (name: SimulationName): readonly string[] => {
    const form = forms[name];
    const { attempt, edits, extra } = form.draft.get();
    if (!session.can(name).allowed || attempt.status === "sending") return [];
    // The last edit may not be rendered yet.
    const values = { ...valuesOf(name), ...edits, ...user.draft.get().edits };
    const problems = simulationProblems(name, values);
    if (!form.check(problems)) return simulationFields[name].filter((field) => problems[field] !== undefined);
    const idempotencyKey = extra.idempotencyKey ?? createKey();
    form.setExtra({ idempotencyKey });
    void carryOut(form, { name, values: trimSimulationValues(values), idempotencyKey });
    return [];
  };
  const carryOut = async (form: UseFormReturnType<SimulationDraft>, simulation: SendSimulationParameters) => {
    const end = await form.run({ send: () => send(simulation) });
    if (!end) return;
    const { name, values } = simulation;
    const run = toSimulationRun(name, end);
    if (run.status !== "idle" && run.status !== "sending") {
      addSimulationRun(history, { simulation: name, values, at: clock.get(), run });
    }
    if (canRepeat(end)) return;
    form.setExtra({ idempotencyKey: undefined });
    if (end.status === "done") form.draft.set({ ...form.draft.get(), isSubmitted: false });
  };

  const runPreset = ({ simulation, values = {} }: SimulationPreset) => {
    const form = forms[simulation];
    const current = valuesOf(simulation);
    const isSame = simulationFields[simulation].every((field) => [undefined, current[field]].includes(values[field]));
    // The same request again keeps its key, in case the last one got no response.
    if (!isSame || !isUnknown(form.draft.get().attempt)) edit(simulation, values);
    return play(simulation);
  };

  return {
    state: toState(),
    presets,
    runs,
    edit,
    play: (name) => void play(name),
    getRunProps: (preset) => ({
      type: "button",
      onClick: ({ currentTarget }) => {
        const wrong = runPreset(preset);
        const root = currentTarget.closest("[data-simulator]");
        if (wrong.length > 0) focusInvalid(root, wrong);
      },
    }),
    retry: () => void session.refetch(),
    getRootProps: () => ({ "data-simulator": true }),
    getFormProps: (name) => ({
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        const wrong = play(name);
        const form = event.currentTarget;
        // The user field may be above all forms.
        if (wrong.length > 0 && !focusInvalid(form, wrong)) focusInvalid(form.closest("[data-simulator]"), wrong);
      },
    }),
    getFieldProps: (name, field) => ({
      name: field,
      value: valuesOf(name)[field],
      autoComplete: "off",
      "aria-required": true,
      "aria-invalid": problemsOf(name)[field] === undefined ? undefined : true,
      onChange: ({ target }) => edit(name, { [field]: target.value }),
    }),
  };

  function toState(): SimulatorState {
    const { data, isFetching } = session;
    if (!data) {
      return sessionError ? { status: "error", error: sessionError, isRetrying: isFetching } : { status: "loading" };
    }
    if (data.environment === "production") return { status: "production" };
    return {
      status: "ready",
      simulations: simulationNames.map((name) => ({
        name,
        fields: simulationFields[name],
        values: valuesOf(name),
        problems: problemsOf(name),
        assumption: simulations[name].assumed,
        permission: session.can(name),
        run: toSimulationRun(name, forms[name].attempt),
      })),
    };
  }
}

function useSimulationForm(name: SimulationName, start: SimulationDraft["values"]): UseFormReturnType<SimulationDraft> {
  return useForm({ drafts: simulationDrafts, recordId: name, current: start, empty: start });
}

/** Forgets the last run and its key. */
function beginAnew(form: UseFormReturnType<SimulationDraft>): void {
  form.dismiss();
  form.settle();
  form.setExtra({ idempotencyKey: undefined });
}
